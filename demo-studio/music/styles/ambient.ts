import type { StyleRules } from './style-rules';

/** Ambient: wide slow chords, distant bells, no more rhythm than a heartbeat; a calm pace. */
export const AMBIENT: StyleRules = {
  tempos: [58, 76],
  swing: { unit: 0.5, amount: 0 },
  looseness: 0.03,
  harmony: {
    major: {
      verse: ['I.add9 VI.m9 IV.M9 I.sus2', 'IV.M9 I.add9 II.m9 V.sus4', 'I.M9 V.sus4 IV.M9 IV.add9'],
      chorus: ['IV.M9 V.sus4 VI.m9 I.add9', 'VI.m9 IV.M9 I.add9 V.sus2', 'IV.M9 I.add9 VI.m9 V.sus4'],
      bridge: ['II.m9 IV.M9 VI.m9 V.sus4', 'bVI.M9 bVII.add9 I.add9 I.sus2'],
      ending: 'I.add9',
    },
    minor: {
      verse: ['I.madd9 bVI.M9 bIII.add9 bVII.sus2', 'I.m9 IV.m9 bVI.M9 bVII.sus2', 'bVI.M9 I.madd9 IV.m9 I.madd9'],
      chorus: ['bVI.M9 bVII.add9 I.madd9 bIII.add9', 'IV.m9 bVI.M9 I.madd9 bVII.add9'],
      bridge: ['IV.m9 I.madd9 bVI.M9 bVII.sus2', 'bIII.add9 bVII.sus2 IV.m9 bVI.M9'],
      ending: 'I.madd9',
    },
  },
  voicing: { low: 50, high: 74, voices: 4 },
  bassLow: 29,
  melody: { low: 67, high: 84, notes: [3, 5], offbeat: 0.2, sixteenths: 0, scale: 'five', legato: 1 },
  arrangements: {
    intro: { pad: true, arpeggio: { pattern: '3.......2.......', ring: 3, octave: 1 } },
    verse: { pad: true, bass: 'r---------------', arpeggio: { pattern: '0...2...1...3...', ring: 2.5, octave: 1 } },
    laterVerse: {
      pad: true,
      bass: 'r---------------',
      arpeggio: { pattern: '0.2.1.3.2.4.3.1.', ring: 2, octave: 1 },
      drums: { shaker: '....3.......3...' },
    },
    chorus: {
      pad: true,
      bass: 'r-------------5-',
      arpeggio: { pattern: '0.2.1.3.2.4.3.5.', ring: 2, octave: 1 },
      drums: { kick: '6.........4.....', shaker: '..3...4...3...4.' },
      counter: 'guide',
    },
    lastChorus: {
      pad: true,
      bass: 'r-------r-----5-',
      arpeggio: { pattern: '0.2.1.3.2.4.3.5.', ring: 2, octave: 1 },
      chords: { pattern: '5---------------', rollSeconds: 0.12 },
      drums: { kick: '7.........5.....', shaker: '..3.3.4...3.3.4.', rim: '........3.......' },
      counter: 'guide',
    },
    bridge: {
      pad: true,
      bass: 'r---------------',
      chords: { pattern: '5---------------', rollSeconds: 0.16 },
    },
    outro: { pad: true, bass: 'r---------------', arpeggio: { pattern: '3.......1.......', ring: 3, octave: 1 } },
  },
  fills: [],
  fillFrom: 16,
};

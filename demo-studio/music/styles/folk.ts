import type { Groove, StyleRules } from './style-rules';

/** A hand drum (tom), a wood block (rim). */
const HAND: Groove = { tom: '7.....4.5...4...', rim: '....5.......5.3.' };
const WALK: Groove = { tom: '7.....4.6..34...', rim: '....5..3....5.3.', shaker: '3.2.3.2.3.2.3.2.' };

/** The sound of Vietnamese folk song: five notes, a rippling zither, a bamboo flute, open fifths and a hand drum. */
export const FOLK: StyleRules = {
  tempos: [76, 96],
  swing: { unit: 0.5, amount: 0.04 },
  looseness: 0.016,
  harmony: {
    major: {
      verse: ['I.sus2 VI.m7 II.m7 V.sus4', 'I.sus2 I.sus2 VI.m7 V.sus4', 'I.6 V.sus4 VI.m7 I.sus2'],
      chorus: ['VI.m7 II.m7 V.sus4 I.6', 'I.6 II.m7 VI.m7 V.sus4', 'II.m7 V.sus4 VI.m7 VI.m7'],
      bridge: ['II.m7 VI.m7 II.m7 V.sus4', 'VI.m7 VI.m7 II.m7 V.sus2'],
      ending: 'I.sus2',
    },
    minor: {
      verse: ['I.m7 bVII.sus2 IV.sus2 I.m7', 'I.m7 I.m7 bIII.6 bVII.sus2', 'I.m7 IV.sus2 bVII.sus2 I.m7'],
      chorus: ['bIII.6 bVII.sus2 IV.sus2 I.m7', 'bVII.sus2 I.m7 bIII.6 IV.sus2', 'IV.sus2 bVII.sus2 bIII.6 I.m7'],
      bridge: ['IV.sus2 IV.sus2 bVII.sus2 V.m7', 'bIII.6 IV.sus2 bVII.sus2 V.m7'],
      ending: 'I.m7',
    },
  },
  voicing: { low: 55, high: 74, voices: 4 },
  bassLow: 31,
  melody: { low: 65, high: 84, notes: [6, 10], offbeat: 0.3, sixteenths: 0.3, scale: 'five', legato: 0.96 },
  arrangements: {
    intro: { arpeggio: { pattern: '0.1.2.3.4.5.4.3.', ring: 1.5 }, pad: true },
    verse: { arpeggio: { pattern: 'b...2.3...1.2...', ring: 1.5 }, bass: 'r---------------', pad: true },
    laterVerse: {
      drums: HAND,
      arpeggio: { pattern: 'b.1.2.3.4.3.2.1.', ring: 1.2 },
      bass: 'r-------..r-5---',
      counter: 'answers',
    },
    chorus: {
      drums: WALK,
      arpeggio: { pattern: 'b.1.2.3.4.32.1.2', ring: 1.2 },
      bass: 'r-----r-5---r---',
      pad: true,
    },
    lastChorus: {
      drums: WALK,
      arpeggio: { pattern: '0123.4.3b.1.2.34', ring: 1.2 },
      bass: 'r-----r-5---r---',
      pad: true,
      counter: 'guide',
    },
    bridge: {
      drums: { tom: '6.......5.......' },
      arpeggio: { pattern: '0...1...2...3.4.', ring: 2 },
      pad: true,
      bass: 'r---------------',
    },
    outro: {
      arpeggio: { pattern: '0.1.2.3.4.5.4.3.', ring: 1.5 },
      bass: 'r---------------',
      pad: true,
      counter: 'hook',
    },
  },
  fills: [
    { tom: '7.....4.5.4.5567', crash: '................' },
    { tom: '7.....4.6.6.4.6.', rim: '........3.4.5.6.', crash: '................' },
  ],
  fillFrom: 8,
};

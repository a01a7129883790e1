import type { Groove, StyleRules } from './style-rules';

const FLOOR: Groove = { kick: '9...9...9...9...', 'open-hat': '..7...7...7...7.', hat: '4.3.4.3.4.3.4.35' };
const PARTY: Groove = { ...FLOOR, clap: '....8.......8...', shaker: '4253425342534253' };

/** House: four on the floor, chords ducked by the kick, an off-beat bass and a bright pluck. */
export const HOUSE: StyleRules = {
  tempos: [116, 126],
  swing: { unit: 0.25, amount: 0.12 },
  looseness: 0.004,
  harmony: {
    major: {
      verse: ['IV.M9 V.add9 VI.m9 III.m7', 'VI.m9 IV.M9 I.add9 V.sus4', 'I.M9 III.m7 VI.m9 IV.M9'],
      chorus: ['IV.M9 VI.m9 I.add9 V.add9', 'IV.M9 V.add9 VI.m9 VI.m9', 'VI.m9 V.add9 IV.M9 I.add9'],
      bridge: ['II.m9 III.m7 IV.M9 V.sus4', 'IV.M9 IV.M9 VI.m9 V.sus4'],
      ending: 'I.M9',
    },
    minor: {
      verse: ['I.m9 bVI.M9 bIII.M9 bVII.add9', 'I.m9 IV.m9 bVI.M9 V.m7', 'I.m9 I.m9 bVI.M9 bVII.add9'],
      chorus: ['bVI.M9 bVII.add9 I.m9 I.m9', 'IV.m9 bVI.M9 I.m9 bVII.add9', 'bVI.M9 bIII.M9 bVII.add9 I.m9'],
      bridge: ['IV.m9 V.m7 bVI.M9 bVII.sus4', 'bVI.M9 bVI.M9 bVII.add9 bVII.sus4'],
      ending: 'I.m9',
    },
  },
  voicing: { low: 55, high: 76, voices: 4 },
  bassLow: 29,
  melody: { low: 65, high: 84, notes: [7, 11], offbeat: 0.75, sixteenths: 0.2, scale: 'five', legato: 0.7 },
  arrangements: {
    intro: {
      drums: { kick: '9...9...9...9...', hat: '..6...6...6...6.' },
      chords: { pattern: '6--.....5-......' },
      counter: 'hook',
    },
    verse: { drums: FLOOR, bass: '..r-..r-..r-..o.', chords: { pattern: '7-....6-..6-....' } },
    laterVerse: {
      drums: PARTY,
      bass: '..r-..r-..r-.rro',
      chords: { pattern: '7-....6-..6-....' },
      arpeggio: { pattern: '0.1.2.3.', ring: 0.3, octave: 1 },
      pad: true,
    },
    chorus: {
      drums: PARTY,
      bass: '..r-.rr-..r-.ro.',
      chords: { pattern: '8-.7-.7-..7-.6-.' },
      pad: true,
    },
    lastChorus: {
      drums: PARTY,
      bass: '..r-.rr-..r-.roa',
      chords: { pattern: '8-.7-.7-..7-.6-.' },
      arpeggio: { pattern: '0213204102132043', ring: 0.25, octave: 1 },
      pad: true,
      counter: 'guide',
    },
    bridge: {
      drums: { shaker: '3232323232323232', clap: '............4...' },
      pad: true,
      arpeggio: { pattern: '0.1.2.3.4.3.2.1.', ring: 0.5, octave: 1 },
    },
    outro: {
      drums: FLOOR,
      bass: '..r-..r-..r-..r-',
      chords: { pattern: '7-....6-..6-....' },
      pad: true,
      counter: 'hook',
    },
  },
  fills: [
    { kick: '9...9...9.......', clap: '........5.5.6677', 'open-hat': '..7...7.........' },
    { kick: '9...9...9...9...', snare: '........3.4.5678', 'open-hat': '..7...7.........' },
  ],
  fillFrom: 8,
};

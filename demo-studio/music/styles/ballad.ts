import type { Groove, StyleRules } from './style-rules';

const BRUSHED: Groove = { kick: '6.........5.....', rim: '........6.......', hat: '4.2.4.2.4.2.4.2.' };
const FULL: Groove = { kick: '9.....6.9.......', snare: '....8.......8...', hat: '6.3.5.3.6.3.5.3.' };

/** Ballad: a piano alone, then bass and brushes, strings and the whole band in the important sections. */
export const BALLAD: StyleRules = {
  tempos: [62, 80],
  swing: { unit: 0.5, amount: 0 },
  looseness: 0.014,
  harmony: {
    major: {
      verse: ['I.add9 V VI.m7 IV.add9', 'I.add9 III.m7 IV.add9 V.sus4/V', 'I.add9 VI.m7 II.m7 V.sus4'],
      chorus: ['IV.add9 V III.m7 VI.m7', 'I V VI.m7 IV.add9', 'VI.m7 IV.add9 I V'],
      bridge: ['VI.m7 III.m7 IV.add9 V.sus4', 'II.m7 III.m7 IV.add9 V.sus4/V'],
      ending: 'I.add9',
    },
    minor: {
      verse: ['I.madd9 bVI.add9 bIII bVII', 'I.madd9 IV.m7 bVII bIII', 'I.madd9 V.m7 bVI.add9 V.sus4/V.7'],
      chorus: ['bVI.add9 bVII I.m7 bIII', 'I.m7 bVI.add9 bIII bVII', 'IV.m7 bVII bIII bVI.add9'],
      bridge: ['IV.m7 V.m7 bVI.add9 V.sus4/V.7', 'bVI.add9 bIII IV.m7 V.7'],
      ending: 'I.madd9',
    },
  },
  voicing: { low: 53, high: 73, voices: 4 },
  bassLow: 30,
  melody: { low: 60, high: 79, notes: [7, 10], offbeat: 0.3, sixteenths: 0.3, scale: 'seven', legato: 0.97 },
  arrangements: {
    intro: { arpeggio: { pattern: 'b.1.2.3.4.3.2.1.', ring: 2.5 }, counter: 'hook' },
    verse: { arpeggio: { pattern: 'b.1.2.3.1.2.3.2.', ring: 2 } },
    laterVerse: {
      drums: BRUSHED,
      bass: 'r-----------5---',
      arpeggio: { pattern: 'b.1.2.3.1.2.3.2.', ring: 2 },
      pad: true,
      counter: 'answers',
    },
    chorus: {
      drums: FULL,
      bass: 'r-----r-r---5---',
      chords: { pattern: '7---5---6---5---', rollSeconds: 0.008 },
      pad: true,
    },
    lastChorus: {
      drums: { ...FULL, shaker: '3.2.4.2.3.2.4.2.' },
      bass: 'r-----r-r---5-a-',
      chords: { pattern: '7---5---6---5---', rollSeconds: 0.008 },
      arpeggio: { pattern: '..2.3.4...2.3.5.', ring: 1, octave: 1 },
      pad: true,
      counter: 'guide',
    },
    bridge: {
      drums: { kick: '7...............', rim: '........5.......', shaker: '3.2.3.2.3.2.3.2.' },
      bass: 'r---------------',
      arpeggio: { pattern: 'b.2.3.4.3.2.3.4.', ring: 2 },
      pad: true,
    },
    outro: {
      arpeggio: { pattern: 'b.1.2.3.4.3.2.1.', ring: 2.5 },
      bass: 'r---------------',
      pad: true,
      counter: 'hook',
    },
  },
  fills: [
    { snare: '....8.....4.5.7.', tom: '............6.8.', kick: '9.....6.9.......' },
    { snare: '....8.......', tom: '........7.6.8.7.', kick: '9.......9.......' },
  ],
  fillFrom: 8,
};

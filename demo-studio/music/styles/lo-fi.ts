import type { Groove, StyleRules } from './style-rules';

const DUSTY: Groove = {
  kick: '9......5..8.....9......5..8...4.',
  snare: '....8.......8.2.....8..2....8...',
  hat: '5.4.6.4.5.4.6.345.4.6.4.5.4.6.4.',
};
const SPARSE: Groove = { kick: '8.........7.....', rim: '....7.......7...', hat: '4...5...4...5...' };

/** Lo-fi: ninth chords on an electric piano, a dusty swung beat, a bell above it; music for a rainy day. */
export const LO_FI: StyleRules = {
  tempos: [70, 88],
  swing: { unit: 0.25, amount: 0.26 },
  looseness: 0.016,
  harmony: {
    major: {
      verse: ['II.m9 V.13 I.M9 VI.m9', 'IV.M9 III.m7 II.m9 I.M9', 'I.M9 III.m7 IV.M9 IV.m6'],
      chorus: ['IV.M9 V.9 III.m7 VI.m9', 'IV.M9 IV.m6 III.m7 VI.7b9', 'II.m9 III.m7 IV.M9 V.11'],
      bridge: ['VI.m9 II.m9 IV.M9 V.11', 'bVI.M9 bVII.9 I.M9 I.M9'],
      ending: 'I.M9',
    },
    minor: {
      verse: ['I.m9 bVI.M9 IV.m9 V.7b9', 'I.m9 IV.m9 bVII.9 bIII.M9', 'bVI.M9 V.m7 I.m9 I.m9'],
      chorus: ['bVI.M9 bVII.9 V.m7 I.m9', 'IV.m9 bVII.9 bIII.M9 bVI.M9'],
      bridge: ['IV.m9 V.m7 bVI.M9 V.7b9', 'bVI.M9 IV.m9 bVI.M9 bVII.9'],
      ending: 'I.m9',
    },
  },
  voicing: { low: 52, high: 72, voices: 4 },
  bassLow: 30,
  melody: { low: 65, high: 82, notes: [6, 9], offbeat: 0.55, sixteenths: 0.3, scale: 'five', legato: 0.9 },
  arrangements: {
    intro: { chords: { pattern: '6-------....4---', rollSeconds: 0.03 }, counter: 'hook' },
    verse: {
      drums: SPARSE,
      bass: 'r-----..r---..5.',
      chords: { pattern: '6-----..4---....', rollSeconds: 0.025 },
    },
    laterVerse: {
      drums: DUSTY,
      bass: 'r-----.r..r---5.',
      chords: { pattern: '6-----4...5---..', rollSeconds: 0.02 },
      counter: 'answers',
    },
    chorus: {
      drums: DUSTY,
      bass: 'r----.r...r-5-a.',
      chords: { pattern: '7---..5-..6-----', rollSeconds: 0.02 },
      pad: true,
    },
    lastChorus: {
      drums: { ...DUSTY, shaker: '3.2.3.2.3.2.3.2.' },
      bass: 'r----.r...r-5-a.',
      chords: { pattern: '7---..5-..6-----', rollSeconds: 0.02 },
      pad: true,
      arpeggio: { pattern: '..3.....2.....4.', ring: 1.5, octave: 1 },
    },
    bridge: {
      drums: { rim: '....5.......5...', shaker: '4.3.4.3.4.3.4.3.' },
      bass: 'r-------........',
      chords: { pattern: '5-------5---....', rollSeconds: 0.04 },
      arpeggio: { pattern: '0.1.2.3.4.3.2.1.', ring: 1, octave: 1 },
    },
    outro: {
      drums: SPARSE,
      bass: 'r-------..r---..',
      chords: { pattern: '5---------------', rollSeconds: 0.05 },
      counter: 'hook',
    },
  },
  fills: [
    { snare: '....8.......3.57', kick: '9.......9.5.....' },
    { rim: '............5.7.', snare: '....8..........6', kick: '9......5..8.....' },
  ],
  fillFrom: 12,
};

import type { Groove, StyleRules } from './style-rules';

const CLAVE = '7.....7.....7.......7.....7.....';
const SOFT: Groove = { kick: '6.....4.6.....4.', hat: '4.3.4.3.4.3.4.3.' };
const FULL: Groove = { ...SOFT, rim: CLAVE, shaker: '5.3.4.3.5.3.4.3.' };
const GUITAR = '6---..6---..6---....6---..6---..';

/** Bossa nova: a nylon guitar against the clave, a bass in two, an unhurried flute. */
export const BOSSA: StyleRules = {
  tempos: [116, 140],
  swing: { unit: 0.5, amount: 0.03 },
  looseness: 0.009,
  harmony: {
    major: {
      verse: ['I.M9 VI.m9 II.m9 V.7b9', 'I.M9 II.9 II.m9 V.13', 'I.M9 IV.9 III.m7 VI.7b9'],
      chorus: ['IV.M9 bVII.9 III.m7 VI.7b9', 'II.m9 V.13 III.m7 VI.m9', 'IV.M9 IV.m6 III.m7 VI.m9'],
      bridge: ['bVI.M9 bVII.9 I.M9 V.13', 'VI.m9 II.9 II.m9 V.7b9'],
      ending: 'I.M9',
    },
    minor: {
      verse: ['I.m9 IV.m9 II.m7b5 V.7b9', 'I.m6 bVI.M9 II.m7b5 V.7b9', 'I.m9 I.m6 IV.m9 V.7b9'],
      chorus: ['IV.m9 bVII.9 bIII.M9 bVI.M9', 'bVI.M9 V.7b9 I.m9 I.m6'],
      bridge: ['IV.m9 I.m9 II.m7b5 V.7b9', 'bIII.M9 bVI.M9 II.m7b5 V.7b9'],
      ending: 'I.m9',
    },
  },
  voicing: { low: 52, high: 71, voices: 4 },
  bassLow: 31,
  melody: { low: 64, high: 83, notes: [6, 9], offbeat: 0.65, sixteenths: 0, scale: 'seven', legato: 0.92 },
  arrangements: {
    intro: { chords: { pattern: GUITAR, rollSeconds: 0.008 }, drums: { rim: CLAVE }, counter: 'hook' },
    verse: { chords: { pattern: GUITAR, rollSeconds: 0.008 }, drums: SOFT, bass: 'r-----5-5-----r-' },
    laterVerse: {
      chords: { pattern: GUITAR, rollSeconds: 0.008 },
      drums: FULL,
      bass: 'r-----5-5-----r-',
      counter: 'answers',
    },
    chorus: {
      chords: { pattern: GUITAR, rollSeconds: 0.008 },
      drums: FULL,
      bass: 'r-----5-5-----5-',
      pad: true,
    },
    lastChorus: {
      chords: { pattern: GUITAR, rollSeconds: 0.008 },
      drums: FULL,
      bass: 'r-----5-5-----5a',
      pad: true,
      arpeggio: { pattern: '........3...2...........4...3...', ring: 1.5, octave: 1 },
      counter: 'guide',
    },
    bridge: {
      chords: { pattern: '6-------....5---', rollSeconds: 0.03 },
      drums: { shaker: '5.3.4.3.5.3.4.3.', kick: '5.......5.......' },
      bass: 'r-------5-------',
      pad: true,
    },
    outro: {
      chords: { pattern: GUITAR, rollSeconds: 0.008 },
      drums: { rim: CLAVE, shaker: '4...3...4...3...' },
      bass: 'r-----5-5-----r-',
      pad: true,
      counter: 'hook',
    },
  },
  fills: [{ rim: '7.....7.....5.67', kick: '6.....4.6.......', shaker: '5.3.4.3.5.3.4.3.', crash: '................' }],
  fillFrom: 8,
};

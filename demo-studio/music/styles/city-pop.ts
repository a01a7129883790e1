import type { Groove, StyleRules } from './style-rules';

const DRIVE: Groove = {
  kick: '9......79.7.....9......79...7..5',
  snare: '....9..2.2..9..2....9..2.2..9.2.',
  hat: '7353735373537353735373537353735.',
  'open-hat': '...............................6',
};
const TIGHT: Groove = { kick: '9.....7.9.......', rim: '....8.......8...', hat: '6.4.6.4.6.4.6.45' };

/** City pop: glossy ninth chords, a bass in octaves, sixteenths on the hi-hat and a bright lead, with the mood of a night drive. */
export const CITY_POP: StyleRules = {
  tempos: [98, 116],
  swing: { unit: 0.25, amount: 0.08 },
  looseness: 0.008,
  harmony: {
    major: {
      verse: ['I.M9 VI.m9 II.m9 V.13', 'IV.M9 III.m7 II.m9 V.11/V.13', 'I.M9 III.m7/VI.7b9 II.m9 V.11'],
      chorus: ['IV.M9 V.9 III.m7 VI.m9', 'IV.M9/V.9 III.m7/VI.m9 II.m9/V.13 I.M9', 'II.m9 V.13 III.m7 VI.m9'],
      bridge: ['bVI.M9 bVII.9 I.M9 I.M9', 'II.m9 III.m7 IV.M9 V.11'],
      ending: 'I.M9',
    },
    minor: {
      verse: ['I.m9 IV.9 I.m9 bVII.9', 'IV.m9 bVII.9 bIII.M9 bVI.M9', 'I.m9 V.m7 bVI.M9 bVII.9'],
      chorus: ['bVI.M9 V.7b9 I.m9 bIII.M9', 'bVI.M9 bVII.9 V.m7 I.m9', 'IV.m9 bVII.9 bIII.M9 V.7b9'],
      bridge: ['bVI.M9 bVII.9 I.m9 I.m9', 'IV.m9 V.m7 bVI.M9 V.7b9'],
      ending: 'I.m9',
    },
  },
  voicing: { low: 54, high: 74, voices: 4 },
  bassLow: 28,
  melody: { low: 63, high: 82, notes: [8, 12], offbeat: 0.6, sixteenths: 0.15, scale: 'seven', legato: 0.86 },
  arrangements: {
    intro: {
      drums: TIGHT,
      bass: 'r-.r..o.r-..5.a.',
      chords: { pattern: '7--..6-...6-.5--', rollSeconds: 0.004 },
      counter: 'hook',
    },
    verse: {
      drums: TIGHT,
      bass: 'r-.r....r-..5.o.',
      chords: { pattern: '6--.....5--..4-.', rollSeconds: 0.006 },
    },
    laterVerse: {
      drums: DRIVE,
      bass: 'r-.r..o.r-.5.ro.',
      chords: { pattern: '6--..5-...6-....', rollSeconds: 0.004 },
      arpeggio: { pattern: '..0...2...1...3.', ring: 0.3, octave: 1 },
    },
    chorus: {
      drums: { ...DRIVE, clap: '....5.......5...' },
      bass: 'r-.r..o.r-.5.ooa',
      chords: { pattern: '8--..6-..7-..6--', rollSeconds: 0.004 },
      pad: true,
      arpeggio: { pattern: '0.2.1.3.0.2.1.3.', ring: 0.25, octave: 1 },
    },
    lastChorus: {
      drums: { ...DRIVE, clap: '....6.......6...', shaker: '4.3.4.3.4.3.4.3.' },
      bass: 'r-.ro.r.r-.5.ooa',
      chords: { pattern: '8--..6-..7-..6--', rollSeconds: 0.004 },
      pad: true,
      arpeggio: { pattern: '0.2.1.3.4.2.1.3.', ring: 0.25, octave: 1 },
      counter: 'guide',
    },
    bridge: {
      drums: { kick: '9.......9.......', shaker: '5.3.5.3.5.3.5.3.', clap: '....6.......6...' },
      bass: 'r-------r-----5-',
      chords: { pattern: '6-------5-------', rollSeconds: 0.02 },
      pad: true,
    },
    outro: {
      drums: TIGHT,
      bass: 'r-.r..o.r-..5.a.',
      chords: { pattern: '7--..6-...6-.5--', rollSeconds: 0.004 },
      pad: true,
      counter: 'hook',
    },
  },
  fills: [
    { snare: '....9..2.6..7677', kick: '9.......9.......' },
    { snare: '....9...8.......', tom: '..........7.8.67', kick: '9.......9.....8.' },
  ],
  fillFrom: 8,
};

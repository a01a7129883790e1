import type { Groove, StyleRules } from './style-rules';

/** Bongo and maracas; the tom is the low drum, the rim the high one. */
const MARTILLO: Groove = { rim: '7.4.3.4.6.4.3.4.', tom: '............7.5.', shaker: '6.4.5.4.6.4.5.45' };
const SOFT: Groove = { rim: '5...3...5...3...', tom: '............5...', shaker: '4...4...4...4...' };

/** Bolero as it is popular in the south: in minor, with a plucked guitar, a bass in half and quarter notes, and sighing strings. */
export const BOLERO: StyleRules = {
  tempos: [80, 100],
  swing: { unit: 0.5, amount: 0.06 },
  looseness: 0.012,
  harmony: {
    major: {
      verse: ['I.6 VI.m II.m V.7', 'I.6 I.6 II.m7 V.7', 'I VI.m IV.6 V.7'],
      chorus: ['IV.6 V.7 III.m VI.m', 'IV.6 IV.m6 I.6 V.7', 'II.m7 V.7 I.6 VI.m'],
      bridge: ['VI.m III.m IV.6 V.7', 'IV.6 I.6 II.7 V.7'],
      ending: 'I.6',
    },
    minor: {
      verse: ['I.m IV.m V.7 I.m', 'I.m bVII bVI V.7', 'I.m I.m7 IV.m6 V.7'],
      chorus: ['IV.m bVII.7 bIII bVI', 'bIII bVII bVI V.7', 'IV.m I.m V.7 I.m'],
      bridge: ['bVI bIII IV.m V.7', 'IV.m6 I.m II.m7b5 V.7b9'],
      ending: 'I.m6',
    },
  },
  voicing: { low: 52, high: 71, voices: 4 },
  bassLow: 31,
  melody: { low: 60, high: 79, notes: [7, 10], offbeat: 0.35, sixteenths: 0.2, scale: 'seven', legato: 0.95 },
  arrangements: {
    intro: { arpeggio: { pattern: 'b.1.2.3.b.1.2.3.', ring: 1.2 }, counter: 'hook', bass: 'r-------r---5---' },
    verse: { drums: SOFT, bass: 'r-------5---r---', arpeggio: { pattern: 'b.12..3.b.1.2.3.', ring: 1.2 } },
    laterVerse: {
      drums: MARTILLO,
      bass: 'r-------5---r-a-',
      arpeggio: { pattern: 'b.12..3.b.123.2.', ring: 1.2 },
      counter: 'answers',
    },
    chorus: {
      drums: MARTILLO,
      bass: 'r-----r-5---r-a-',
      arpeggio: { pattern: 'b.12..3.b.123.2.', ring: 1.2 },
      pad: true,
      chords: { pattern: '....5.4.....5.4.', rollSeconds: 0.012 },
    },
    lastChorus: {
      drums: MARTILLO,
      bass: 'r-----r-5---r-a-',
      arpeggio: { pattern: 'b.12..3.b.123.2.', ring: 1.2 },
      pad: true,
      chords: { pattern: '....5.4.....5.4.', rollSeconds: 0.012 },
      counter: 'guide',
    },
    bridge: {
      drums: SOFT,
      bass: 'r-------r-------',
      arpeggio: { pattern: 'b.1.2.3.4.3.2.1.', ring: 1.5 },
      pad: true,
    },
    outro: {
      drums: SOFT,
      bass: 'r-------5---r---',
      arpeggio: { pattern: 'b.1.2.3.b.1.2.3.', ring: 1.2 },
      pad: true,
      counter: 'hook',
    },
  },
  fills: [
    { rim: '7.4.3.4.6.56....', tom: '............7.76', shaker: '6.4.5.4.6.4.5.4.', crash: '................' },
    { rim: '7.4.3.4.5.5.6.6.', tom: '...............7', shaker: '6.4.5.4.6.4.5.4.', crash: '................' },
  ],
  fillFrom: 8,
};

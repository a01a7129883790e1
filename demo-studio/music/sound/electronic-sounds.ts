import type { StyleSound } from './style-sound';

const LO_FI: StyleSound = {
  melody: [
    { instrument: 'vibraphone', level: -9.5, room: 0.3, echo: 0.22, tremolo: { hertz: 4.2, depth: 0.18 }, pan: 0.12 },
  ],
  parts: {
    chords: [
      {
        instrument: 'electricPiano',
        level: -9,
        spread: 0.5,
        chorus: 0.5,
        room: 0.16,
        duck: 0.22,
        tremolo: { hertz: 3.1, depth: 0.22 },
        above: 150,
      },
    ],
    pad: [{ instrument: 'warmPad', level: -25, width: 0.7, room: 0.3, duck: 0.35, above: 200 }],
    arpeggio: [{ instrument: 'kalimba', level: -15, pan: -0.35, room: 0.3, echo: 0.3 }],
    counter: [{ instrument: 'softWhistle', level: -18, pan: -0.25, room: 0.35, echo: 0.3, legato: true }],
  },
  bass: [{ instrument: 'roundBass', level: -9.5, duck: 0.25 }],
  drums: { kit: 'dusty', level: -4.5, room: 0.08 },
  room: { seconds: 1.5, size: 0.7, damping: 0.55, level: 0.9 },
  echo: { beats: 0.75, feedback: 0.36 },
  tape: { below: 10_500, wow: 0.55, crackle: 0.5 },
};

const CITY_POP: StyleSound = {
  melody: [{ instrument: 'silkLead', level: -10, room: 0.22, echo: 0.24, legato: true, chorus: 0.3 }],
  parts: {
    chords: [{ instrument: 'digitalPiano', level: -9.5, spread: 0.6, chorus: 0.75, room: 0.16, above: 160 }],
    pad: [{ instrument: 'analogBrass', level: -21, width: 0.8, room: 0.25, chorus: 0.4, above: 200, duck: 0.15 }],
    arpeggio: [{ instrument: 'brightPluck', level: -14, spread: 0.9, echo: 0.35, room: 0.15 }],
    counter: [{ instrument: 'strings', level: -18, width: 0.7, room: 0.35 }],
  },
  bass: [{ instrument: 'fingerBass', level: -6.5, duck: 0.12 }],
  drums: { kit: 'studio', level: -3, room: 0.1 },
  room: { seconds: 1.6, size: 0.8, damping: 0.35, level: 0.9 },
  echo: { beats: 0.75, feedback: 0.32 },
};

const HOUSE: StyleSound = {
  melody: [{ instrument: 'brightPluck', level: -6.5, room: 0.25, echo: 0.38, width: 0.25 }],
  parts: {
    chords: [{ instrument: 'houseStab', level: -6.5, width: 0.65, room: 0.25, duck: 0.6, above: 180 }],
    pad: [{ instrument: 'warmPad', level: -19, width: 0.85, room: 0.3, duck: 0.8, above: 180 }],
    arpeggio: [{ instrument: 'tineBell', level: -15, spread: 0.9, echo: 0.4, room: 0.25, duck: 0.4 }],
    counter: [{ instrument: 'strings', level: -18, width: 0.8, room: 0.35, duck: 0.5 }],
  },
  bass: [{ instrument: 'clubBass', level: -3, duck: 0.72 }],
  drums: { kit: 'club', level: -6, room: 0.05 },
  room: { seconds: 1.9, size: 0.9, damping: 0.3, level: 0.9 },
  echo: { beats: 0.75, feedback: 0.42 },
};

const AMBIENT: StyleSound = {
  melody: [{ instrument: 'glassBell', level: -6.5, room: 0.6, echo: 0.42, pan: 0.1 }],
  parts: {
    pad: [
      { instrument: 'warmPad', level: -18.5, width: 0.42, room: 0.5, above: 120 },
      { instrument: 'airyPad', level: -18, width: 0.32, room: 0.6, transpose: 12 },
    ],
    chords: [{ instrument: 'feltPiano', level: -9, spread: 0.5, room: 0.5, echo: 0.2 }],
    arpeggio: [{ instrument: 'tineBell', level: -12.5, spread: 0.9, room: 0.55, echo: 0.45 }],
    counter: [{ instrument: 'airyPad', level: -17, width: 0.5, room: 0.6 }],
  },
  bass: [{ instrument: 'subBass', level: -11 }],
  drums: { kit: 'breath', level: -6, room: 0.4 },
  room: { seconds: 5.2, size: 1.35, damping: 0.3, level: 1.1 },
  echo: { beats: 1.5, feedback: 0.5 },
  surf: -25,
};

/** Each style's sounds; later entries have the same instruments with another lead. */
export const ELECTRONIC_SOUNDS = {
  'lo-fi': [
    LO_FI,
    { ...LO_FI, melody: [{ instrument: 'feltPiano', level: -8.5, room: 0.3, echo: 0.18, pan: 0.08 }] },
    { ...LO_FI, melody: [{ instrument: 'nylonGuitar', level: -5, room: 0.28, echo: 0.2, pan: 0.15 }] },
  ],
  'city-pop': [
    CITY_POP,
    {
      ...CITY_POP,
      melody: [{ instrument: 'reedLead', level: -11.5, room: 0.26, echo: 0.22, legato: true }],
    },
  ],
  house: [
    HOUSE,
    { ...HOUSE, melody: [{ instrument: 'silkLead', level: -11, room: 0.25, echo: 0.34, legato: true, duck: 0.25 }] },
  ],
  ambient: [
    AMBIENT,
    { ...AMBIENT, melody: [{ instrument: 'softWhistle', level: -15, room: 0.65, echo: 0.4, legato: true }] },
  ],
} satisfies Record<string, readonly StyleSound[]>;

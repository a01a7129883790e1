import type { StyleSound } from './style-sound';

const BALLAD: StyleSound = {
  melody: [{ instrument: 'reedLead', level: -10, room: 0.34, echo: 0.14, legato: true, pan: 0.05 }],
  parts: {
    arpeggio: [{ instrument: 'piano', level: -6, spread: 0.5, room: 0.24 }],
    chords: [{ instrument: 'piano', level: -7.5, spread: 0.5, room: 0.22 }],
    pad: [{ instrument: 'strings', level: -20, width: 0.85, room: 0.42, above: 160 }],
    counter: [{ instrument: 'strings', level: -18, width: 0.4, room: 0.4, pan: -0.2 }],
  },
  bass: [{ instrument: 'roundBass', level: -8 }],
  drums: { kit: 'studio', level: -3, room: 0.2 },
  room: { seconds: 2.6, size: 1.05, damping: 0.4, level: 1 },
  echo: { beats: 1, feedback: 0.25 },
};

const BOLERO: StyleSound = {
  melody: [{ instrument: 'soloGuitar', level: -3, room: 0.3, echo: 0.16, pan: 0.1 }],
  parts: {
    arpeggio: [{ instrument: 'nylonGuitar', level: -6, pan: -0.32, spread: 0.2, room: 0.2 }],
    chords: [{ instrument: 'steelGuitar', level: -15, pan: 0.45, room: 0.2 }],
    pad: [{ instrument: 'strings', level: -24, width: 0.85, room: 0.4, above: 180 }],
    counter: [{ instrument: 'strings', level: -20, width: 0.4, room: 0.4, legato: true }],
  },
  bass: [{ instrument: 'uprightBass', level: -3.5 }],
  drums: { kit: 'latin', level: 2.5, room: 0.16 },
  room: { seconds: 2, size: 0.9, damping: 0.42, level: 1 },
  echo: { beats: 0.5, feedback: 0.28 },
};

const BOSSA: StyleSound = {
  melody: [{ instrument: 'flute', level: -14, room: 0.28, echo: 0.08, legato: true, pan: 0.1 }],
  parts: {
    chords: [{ instrument: 'nylonGuitar', level: -6.5, spread: 0.3, pan: -0.2, room: 0.16 }],
    pad: [{ instrument: 'organPad', level: -24, width: 0.6, room: 0.25, above: 200 }],
    arpeggio: [{ instrument: 'vibraphone', level: -14, pan: 0.4, room: 0.3 }],
    counter: [{ instrument: 'vibraphone', level: -13, pan: 0.35, room: 0.3 }],
  },
  bass: [{ instrument: 'uprightBass', level: -2 }],
  drums: { kit: 'bossa', level: 2, room: 0.12 },
  room: { seconds: 1.4, size: 0.75, damping: 0.4, level: 0.9 },
  echo: { beats: 0.5, feedback: 0.2 },
};

const FOLK: StyleSound = {
  melody: [{ instrument: 'bambooFlute', level: -15, room: 0.4, echo: 0.18, legato: true, pan: 0.1 }],
  parts: {
    arpeggio: [{ instrument: 'zither', level: -8, spread: 0.5, pan: -0.15, room: 0.26, echo: 0.1 }],
    pad: [{ instrument: 'airyPad', level: -23, width: 0.8, room: 0.4 }],
    counter: [{ instrument: 'zither', level: -8, pan: 0.35, room: 0.3, echo: 0.15 }],
  },
  bass: [{ instrument: 'uprightBass', level: -2.5 }],
  drums: { kit: 'village', level: -0.5, room: 0.26 },
  room: { seconds: 2.3, size: 1, damping: 0.4, level: 1 },
  echo: { beats: 0.75, feedback: 0.3 },
};

/** Each style's sounds; later entries have the same instruments with another lead. */
export const BAND_SOUNDS = {
  ballad: [
    BALLAD,
    { ...BALLAD, melody: [{ instrument: 'flute', level: -12.5, room: 0.36, echo: 0.16, legato: true }] },
    { ...BALLAD, melody: [{ instrument: 'steelGuitar', level: 0, room: 0.34, echo: 0.18 }] },
  ],
  bolero: [
    BOLERO,
    { ...BOLERO, melody: [{ instrument: 'reedLead', level: -13, room: 0.32, echo: 0.16, legato: true }] },
  ],
  bossa: [BOSSA, { ...BOSSA, melody: [{ instrument: 'reedLead', level: -13, room: 0.24, echo: 0.08, legato: true }] }],
  folk: [FOLK, { ...FOLK, melody: [{ instrument: 'zither', level: -6, room: 0.36, echo: 0.18, pan: 0.12 }] }],
} satisfies Record<string, readonly StyleSound[]>;

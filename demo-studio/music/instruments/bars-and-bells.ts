import { struckModes } from './struck-modes';

interface Bar {
  /** Ratio, level and ring (seconds at middle C) of each mode. */
  readonly modes: readonly (readonly [ratio: number, level: number, ring: number])[];
  readonly release: number;
  readonly knock: number;
}

/** A struck bar of wood, metal or glass: softer strokes excite fewer of the high modes. */
const struckBar = (bar: Bar) =>
  struckModes({
    modes: ({ pitch, velocity }) =>
      bar.modes.map(([ratio, level, ring], place) => ({
        ratio,
        level: level * 0.8 * velocity ** (1 + place * 0.6),
        ring: ring * 2 ** ((60 - pitch) / 24),
      })),
    release: bar.release,
    knock: bar.knock,
  });

export const vibraphone = () => struckBar({ modes: [[1, 0.8, 3.2], [1.0006, 0.2, 4], [4, 0.16, 1.1], [9.9, 0.05, 0.25]], release: 0.9, knock: 0.03 }); // oxfmt-ignore

export const kalimba = () => struckBar({ modes: [[1, 0.85, 1.5], [2.01, 0.1, 0.8], [5.4, 0.1, 0.18], [9.2, 0.04, 0.08]], release: 0.5, knock: 0.1 }); // oxfmt-ignore

export const glassBell = () => struckBar({ modes: [[1, 0.6, 5], [1.002, 0.3, 6], [2.002, 0.22, 3], [3.01, 0.12, 2.2], [5.43, 0.05, 1]], release: 2.4, knock: 0 }); // oxfmt-ignore

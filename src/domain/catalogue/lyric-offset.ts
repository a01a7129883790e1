import type { Seconds } from '../shared/units';

const FURTHEST: Seconds = 10;
const STEPS_A_SECOND = 10;

/** Offsets of songs by their ids, the latest chosen last. */
export type LyricOffsets = ReadonlyMap<string, Seconds>;

/** Of more songs than these the oldest offset is forgotten. */
export const MOST_OFFSETS = 300;

/**
 * The offset so many steps on, in whole tenths of a second: positive lets the words come earlier. It ends at ten seconds
 * either way; what is not a number is none.
 */
export function moveOffset(offset: Seconds, steps: number): Seconds {
  const tenths = Math.round(offset * STEPS_A_SECOND) + steps;
  if (Number.isNaN(tenths)) return 0;
  return Math.min(Math.max(tenths / STEPS_A_SECOND, -FURTHEST), FURTHEST);
}

/** The offsets with a song's own changed; 0 is no offset and is not kept. */
export function withOffset(offsets: LyricOffsets, songId: string, offset: Seconds): LyricOffsets {
  const others = [...offsets].filter(([id]) => id !== songId);
  if (offset === 0) return new Map(others);
  return new Map([...others, [songId, offset] as const].slice(-MOST_OFFSETS));
}

/** Offsets as they were kept, read leniently: nonsense is left out. */
export function readOffsets(kept: unknown): LyricOffsets {
  if (typeof kept !== 'object' || kept === null) return new Map();
  return new Map(
    Object.entries(kept).flatMap(([id, offset]) =>
      typeof offset === 'number' && moveOffset(offset, 0) !== 0 ? [[id, moveOffset(offset, 0)] as const] : [],
    ),
  );
}

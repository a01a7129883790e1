import type { Seconds } from '../shared/units';

const FURTHEST: Seconds = 10;
const STEPS_A_SECOND = 10;

/** Lyric offsets by song id, the most recently chosen last. */
export type LyricOffsets = ReadonlyMap<string, Seconds>;

/** With more songs than this, the oldest offset is removed. */
const MOST_OFFSETS = 300;

/**
 * The offset after this many steps, in whole tenths of a second: a positive offset shows the lyrics earlier. The limit is ten
 * seconds in either direction; a value that is not a number counts as 0.
 */
export function moveOffset(offset: Seconds, steps: number): Seconds {
  const tenths = Math.round(offset * STEPS_A_SECOND) + steps;
  if (Number.isNaN(tenths)) return 0;
  return Math.min(Math.max(tenths / STEPS_A_SECOND, -FURTHEST), FURTHEST);
}

/** The offsets with the offset of one song changed; 0 is no offset and is not stored. */
export function withOffset(offsets: LyricOffsets, songId: string, offset: Seconds): LyricOffsets {
  const others = [...offsets].filter(([id]) => id !== songId);
  if (offset === 0) return new Map(others);
  return new Map([...others, [songId, offset] as const].slice(-MOST_OFFSETS));
}

/** Reads stored offsets leniently: invalid entries are left out. */
export function readOffsets(stored: unknown): LyricOffsets {
  if (typeof stored !== 'object' || stored === null) return new Map();
  return new Map(
    Object.entries(stored).flatMap(([id, offset]) =>
      typeof offset === 'number' && moveOffset(offset, 0) !== 0 ? [[id, moveOffset(offset, 0)] as const] : [],
    ),
  );
}

/** The distance between positions of entries, so that many can be moved between two before all need new positions. */
export const PLACE_STEP = 65_536;

/** Positions are 32-bit integers. */
export const LAST_PLACE = 2 ** 31 - 1;

/**
 * The position between two others; `null` stands for the front or the end. Null if no position is left and all entries need new
 * positions, `PLACE_STEP` apart.
 */
export function placeBetween(before: number | null, after: number | null): number | null {
  const low = before ?? (after === null ? 0 : after - 2 * PLACE_STEP);
  if (after === null) return low + PLACE_STEP > LAST_PLACE ? null : low + PLACE_STEP;
  const place = Math.floor((low + after) / 2);
  return place > low && place > -LAST_PLACE ? place : null;
}

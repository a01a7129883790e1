/** How far apart entries are placed, so that many can be moved between two before all have to be placed anew. */
export const PLACE_STEP = 65_536;

/** Positions are 32-bit integers. */
export const LAST_PLACE = 2 ** 31 - 1;

/**
 * The place between two others, `null` standing for the front and for the end; null where there is none left and all entries
 * have to be placed anew, `PLACE_STEP` apart.
 */
export function placeBetween(before: number | null, after: number | null): number | null {
  const low = before ?? (after === null ? 0 : after - 2 * PLACE_STEP);
  if (after === null) return low + PLACE_STEP > LAST_PLACE ? null : low + PLACE_STEP;
  const place = Math.floor((low + after) / 2);
  return place > low && place < after && place > -LAST_PLACE ? place : null;
}

/** How long until a counted play weighs half as much, and how far back plays are looked at. Hours. */
export const TRENDING_HALF_LIFE_HOURS = 24;
export const TRENDING_WINDOW_HOURS = 14 * 24;

/**
 * The ids of a trending row, best first: by what was played of late (`byRecentPlays` is already weighed by time), then by
 * plays of all time, then newest, until `count` are found; none twice.
 */
export function rankTrending(
  byRecentPlays: readonly string[],
  byAllPlays: readonly string[],
  byNewest: readonly string[],
  count: number,
): readonly string[] {
  return [...new Set([...byRecentPlays, ...byAllPlays, ...byNewest])].slice(0, count);
}

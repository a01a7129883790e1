/** How long until a counted play weighs half as much, and how far back plays are looked at. Hours. */
export const TRENDING_HALF_LIFE_HOURS = 24;
export const TRENDING_WINDOW_HOURS = 14 * 24;

/**
 * The ids of a trending row, best first: by what was played of late (`byRecentPlays` is already weighed by time), then by
 * plays of all time, then newest, until `count` are found; none twice. Of the newest those come first that the row of new
 * songs does not show (its `newShown` first): where nothing was played yet, the two rows must not be one.
 */
export function rankTrending(
  byRecentPlays: readonly string[],
  byAllPlays: readonly string[],
  { byNewest, newShown }: { readonly byNewest: readonly string[]; readonly newShown: number },
  count: number,
): readonly string[] {
  const others = [...byNewest.slice(newShown), ...byNewest];
  return [...new Set([...byRecentPlays, ...byAllPlays, ...others])].slice(0, count);
}

/** The hours until a counted play weighs half as much, and the hours of the period in which plays are counted. */
export const TRENDING_HALF_LIFE_HOURS = 24;
export const TRENDING_WINDOW_HOURS = 14 * 24;

/**
 * Returns the ids of a trending row, best first: by recent plays (`byRecentPlays` is already weighted by time), then by plays of
 * all time, then newest, until `count` are found, without duplicates. Among the newest, those that the row of new songs does not
 * show (its first `newShown` entries) come first, so that the two rows differ when nothing has been played yet.
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

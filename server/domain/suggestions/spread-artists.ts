/** How many songs separate two songs of the same main artist, as long as other artists are left. */
const ARTIST_DISTANCE = 2;

interface ByArtist {
  readonly artistId: string;
}

/**
 * The same songs in nearly the same order, but a song whose artist is among the last two positions waits until a song of another
 * artist has followed; if only that artist is left, the songs follow in order. `before` is what plays ahead of them.
 */
export function spreadArtists<T extends ByArtist>(
  songs: readonly T[],
  before: readonly ByArtist[],
  count: number,
): readonly T[] {
  const waiting = [...songs];
  const spread: T[] = [];
  while (spread.length < count && waiting.length > 0) {
    const recentArtists = [...before, ...spread].slice(-ARTIST_DISTANCE).map(({ artistId }) => artistId);
    const found = waiting.findIndex(({ artistId }) => !recentArtists.includes(artistId));
    spread.push(...waiting.splice(Math.max(0, found), 1));
  }
  return spread;
}

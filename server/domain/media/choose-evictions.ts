/** A cached rendition: its size, and when it was last listened to (milliseconds). */
export interface CachedRendition {
  readonly folder: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/** What to delete so that the cache fits into `capBytes`: the least recently heard renditions first, never a held one. */
export function chooseEvictions(
  cached: Iterable<CachedRendition>,
  held: ReadonlySet<string>,
  capBytes: number,
): readonly string[] {
  const all = [...cached];
  let excess = all.reduce((sum, { bytes }) => sum + bytes, 0) - capBytes;
  const candidates = all.filter(({ folder }) => !held.has(folder)).sort((a, b) => a.usedAt - b.usedAt);
  const chosen: string[] = [];
  for (const { folder, bytes } of candidates) {
    if (excess <= 0) break;
    chosen.push(folder);
    excess -= bytes;
  }
  return chosen;
}

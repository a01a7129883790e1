import type { Song } from '../catalogue/song';

/** Moves one suggestion to another place (specification §4); places outside change nothing. */
export function reorderSuggestions(songs: readonly Song[], from: number, to: number): readonly Song[] {
  const moved = songs[from];
  if (moved === undefined || songs[to] === undefined) return songs;
  return songs.toSpliced(from, 1).toSpliced(to, 0, moved);
}

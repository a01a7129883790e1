import type { Suggestion } from '../catalogue/suggestion';

/** Moves one suggestion to another place (specification §4); an index out of range changes nothing. */
export function reorderSuggestions(songs: readonly Suggestion[], from: number, to: number): readonly Suggestion[] {
  const moved = songs[from];
  if (moved === undefined || songs[to] === undefined) return songs;
  return songs.toSpliced(from, 1).toSpliced(to, 0, moved);
}

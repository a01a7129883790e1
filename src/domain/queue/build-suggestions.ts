import type { Song } from '../catalogue/song';

/** `getMoreSong` asks for more suggestions than are there, `player` for the first ones (specification §4). */
export type SuggestionRequest = 'player' | 'getMoreSong';

export interface SuggestionParts {
  readonly isPlayerQueueEmpty: boolean;
  readonly current: Song;
  readonly existing: readonly Song[];
  /** The answer's `list_suggestion`; its first entry is the song itself. */
  readonly fetched: readonly Song[];
}

/**
 * The suggestion list (specification §4, table of decisions.md §2). Asked for by the player: the current song, then the
 * fetched ones, without their first where the player's queue is not empty. Asked for more: the current song, the existing
 * ones, then the fetched ones without their first. A song already present is not repeated: the earlier place stays.
 */
export function buildSuggestions(request: SuggestionRequest, parts: SuggestionParts): readonly Song[] {
  const { isPlayerQueueEmpty, current, existing, fetched } = parts;
  const rest = fetched.slice(1);
  if (request === 'getMoreSong') return withoutRepeats([current, ...existing, ...rest]);
  return withoutRepeats([current, ...(isPlayerQueueEmpty ? fetched : rest)]);
}

function withoutRepeats(songs: readonly Song[]): readonly Song[] {
  const firstOf = new Map(songs.toReversed().map((song) => [song.id, song]));
  return songs.filter((song) => firstOf.get(song.id) === song);
}

import type { Song } from '../catalogue/song';
import type { Suggestion } from '../catalogue/suggestion';

/** `getMoreSong` requests more suggestions, `player` the first ones (specification §4). */
export type SuggestionRequest = 'player' | 'getMoreSong';

export interface SuggestionSources {
  readonly isPlayerQueueEmpty: boolean;
  readonly current: Song;
  readonly existing: readonly Suggestion[];
  /** The answer's `list_suggestion`; its first entry is the song itself. */
  readonly fetched: readonly Suggestion[];
}

/**
 * The suggestion list (specification §4, table of decisions.md §2). For the player: the current song, then the fetched ones,
 * without the first fetched one if the player's queue is not empty. For a request for more: the current song, the existing ones,
 * then the fetched ones without their first. A song already present is not repeated: the earlier place stays.
 */
export function buildSuggestions(request: SuggestionRequest, sources: SuggestionSources): readonly Suggestion[] {
  const { isPlayerQueueEmpty, current, existing, fetched } = sources;
  const rest = fetched.slice(1);
  if (request === 'getMoreSong') return withoutRepeats([current, ...existing, ...rest]);
  return withoutRepeats([current, ...(isPlayerQueueEmpty ? fetched : rest)]);
}

function withoutRepeats(songs: readonly Suggestion[]): readonly Suggestion[] {
  const firstPlaceOf = new Map(songs.map(({ id }, place) => [id, place] as const).toReversed());
  return songs.filter(({ id }, place) => firstPlaceOf.get(id) === place);
}

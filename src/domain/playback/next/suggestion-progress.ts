import type { Song } from '../../catalogue/song';
import type { Suggestion } from '../../catalogue/suggestion';
import { buildSuggestions, type SuggestionRequest } from '../../queue/build-suggestions';
import { reorderSuggestions } from '../../queue/reorder-suggestions';
import type { PlayerState } from '../state/player-state';

/**
 * Suggestions are requested: loading, with type `listSong` when the request is for more and `player` otherwise (specification
 * §4).
 */
export const suggestionsRequested = (state: PlayerState, request: SuggestionRequest): PlayerState => ({
  ...state,
  suggestionLoading: { isLoading: true, type: request === 'getMoreSong' ? 'listSong' : 'player' },
});

/** The answer has arrived, with or without success: loading is reset (specification §4). */
export const suggestionsArrived = (state: PlayerState): PlayerState => ({
  ...state,
  suggestionLoading: { isLoading: false, type: 'player' },
});

/** The suggestions after `current`, once the backend has answered `request` with `fetched`. */
export const withFetchedSuggestions = (
  state: PlayerState,
  request: SuggestionRequest,
  current: Song,
  fetched: readonly Suggestion[],
): PlayerState => ({
  ...state,
  suggestions: buildSuggestions(request, {
    isPlayerQueueEmpty: state.queue.entries.length === 0,
    current,
    existing: state.suggestions,
    fetched,
  }),
});

/** The listener has moved a suggestion; `from` and `to` are indices in the state's list. */
export const moveSuggestion = (state: PlayerState, from: number, to: number): PlayerState => ({
  ...state,
  suggestions: reorderSuggestions(state.suggestions, from, to),
});

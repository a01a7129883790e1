import type { SuggestionRequest } from '../../queue/build-suggestions';
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

import type { SuggestionRequest } from '../queue/build-suggestions';
import type { PlayerState } from './player-state';

/** Suggestions are asked for: loading, with type `listSong` when more are wanted and `player` otherwise (specification §4). */
export const suggestionsAsked = (state: PlayerState, request: SuggestionRequest): PlayerState => ({
  ...state,
  suggestionLoading: { isLoading: true, type: request === 'getMoreSong' ? 'listSong' : 'player' },
});

/** The answer is there, whatever it is: loading is reset (specification §4). */
export const suggestionsAnswered = (state: PlayerState): PlayerState => ({
  ...state,
  suggestionLoading: { isLoading: false, type: 'player' },
});

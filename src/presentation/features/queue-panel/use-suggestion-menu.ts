import { useCallback } from 'react';
import type { Suggestion } from '../../../domain/catalogue/suggestion';
import type { SuggestionsViewModel } from '../../view-models/panel/suggestions.view-model';
import { useViewModels } from '../../hooks/view-models-context';

/** Opens the menu of a suggestion at a point of the window. */
export function useSuggestionMenu(suggestions: SuggestionsViewModel) {
  const { songMenu } = useViewModels();
  return useCallback(
    (song: Suggestion, x: number, y: number): void =>
      songMenu.open({ song, x, y, onPlay: () => suggestions.playNow(song) }),
    [songMenu, suggestions],
  );
}

import { useEffect } from 'react';
import { LyricsViewModel, type LyricsNeeds } from '../../view-models/lyrics.view-model';
import { useViewModels } from '../view-models-context';

/** One for all places that show words: an offset changed in one holds in the others. */
const shared = new WeakMap<LyricsNeeds, LyricsViewModel>();

function lyricsOf(needs: LyricsNeeds): LyricsViewModel {
  const viewModel = shared.get(needs) ?? new LyricsViewModel(needs);
  shared.set(needs, viewModel);
  return viewModel;
}

/** The words of the current song, followed while somebody looks. */
export function useLyrics(): LyricsViewModel {
  const { lyrics } = useViewModels();
  const viewModel = lyricsOf(lyrics);
  useEffect(() => viewModel.open(), [viewModel]);
  return viewModel;
}

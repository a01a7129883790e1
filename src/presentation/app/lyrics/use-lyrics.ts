import { useEffect } from 'react';
import { LyricsViewModel, type LyricsDeps } from '../../view-models/lyrics.view-model';
import { useViewModels } from '../view-models-context';

/** One for all places that show words: an offset changed in one holds in the others. */
const shared = new WeakMap<LyricsDeps, LyricsViewModel>();

function lyricsOf(deps: LyricsDeps): LyricsViewModel {
  const viewModel = shared.get(deps) ?? new LyricsViewModel(deps);
  shared.set(deps, viewModel);
  return viewModel;
}

/** The words of the current song, followed while somebody looks. */
export function useLyrics(): LyricsViewModel {
  const { lyrics } = useViewModels();
  const viewModel = lyricsOf(lyrics);
  useEffect(() => viewModel.open(), [viewModel]);
  return viewModel;
}

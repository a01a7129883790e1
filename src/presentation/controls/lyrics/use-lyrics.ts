import { useEffect } from 'react';
import { LyricsViewModel, type LyricsDeps } from '../../view-models/lyrics.view-model';
import { useViewModels } from '../../hooks/view-models-context';

/** Shared by all places that show lyrics, so an offset changed in one applies in the others. */
const shared = new WeakMap<LyricsDeps, LyricsViewModel>();

function lyricsOf(deps: LyricsDeps): LyricsViewModel {
  const viewModel = shared.get(deps) ?? new LyricsViewModel(deps);
  shared.set(deps, viewModel);
  return viewModel;
}

/** The lyrics of the current song, updated while a component shows them. */
export function useLyrics(): LyricsViewModel {
  const { lyrics } = useViewModels();
  const viewModel = lyricsOf(lyrics);
  useEffect(() => viewModel.open(), [viewModel]);
  return viewModel;
}

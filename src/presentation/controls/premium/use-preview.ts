import { useEffect, useMemo } from 'react';
import type { Song } from '../../../domain/catalogue/song';
import { PreviewViewModel, type Preview } from '../../view-models/preview.view-model';
import { useViewModels } from '../../hooks/view-models-context';

/** The preview that is played of this song; null if the whole song is played or if this is not known yet. For MobX observers. */
export function usePreview({ id }: Song): Preview | null {
  const { playback } = useViewModels();
  const viewModel = useMemo(() => new PreviewViewModel(playback), [playback]);
  useEffect(() => viewModel.open(), [viewModel]);
  return viewModel.of(id);
}

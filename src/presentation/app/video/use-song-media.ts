import { useEffect, useState } from 'react';
import { MediaViewModel, type MediaFailure } from '../../view-models/media.view-model';
import { useViewModels } from '../view-models-context';

/** The current song as sound or as picture; `onFailure` is told what was chosen and could not be had. */
export function useSongMedia(onFailure?: (of: MediaFailure) => void): MediaViewModel {
  const { sound } = useViewModels();
  const [media] = useState(() => new MediaViewModel(sound));
  useEffect(() => {
    void media.open(onFailure);
    return () => media.dispose();
  }, [media, onFailure]);
  return media;
}

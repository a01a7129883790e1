import { useEffect, useState } from 'react';
import { MediaViewModel, type MediaFailure } from '../view-models/media.view-model';
import { useViewModels } from './view-models-context';

/** The current song as sound or video; `onFailure` receives the choice that could not be played. */
export function useSongMedia(onFailure?: (of: MediaFailure) => void): MediaViewModel {
  const { sound } = useViewModels();
  const [media] = useState(() => new MediaViewModel(sound));
  useEffect(() => {
    media.open(onFailure);
    return () => media.dispose();
  }, [media, onFailure]);
  return media;
}

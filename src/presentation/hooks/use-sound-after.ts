import { useLayoutEffect } from 'react';
import type { MediaViewModel } from '../view-models/media.view-model';

const always = (): boolean => true;

/** After this component is removed, the song continues as sound alone, because its picture would be loaded and drawn unseen. */
export function useSoundAfter(media: MediaViewModel, isUnseen: () => boolean = always): void {
  useLayoutEffect(
    () => () => {
      if (isUnseen()) media.showVideo(false);
    },
    [media, isUnseen],
  );
}

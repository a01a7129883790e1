import { useLayoutEffect } from 'react';
import type { MediaViewModel } from '../../view-models/media.view-model';

const always = (): boolean => true;

/** Once this is gone, the song goes on as sound alone: its picture would be fetched and drawn for nobody. */
export function useSoundAfter(media: MediaViewModel, isUnseen: () => boolean = always): void {
  useLayoutEffect(
    () => () => {
      if (isUnseen()) media.showVideo(false);
    },
    [media, isUnseen],
  );
}

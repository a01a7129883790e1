import { useLayoutEffect } from 'react';
import type { MediaViewModel } from '../../view-models/media.view-model';

const always = (): boolean => true;

/** After this component is removed, the song continues as sound alone, because nobody would see its picture. */
export function useSoundAfter(media: MediaViewModel, isUnseen: () => boolean = always): void {
  useLayoutEffect(
    () => () => {
      if (isUnseen()) media.showVideo(false);
    },
    [media, isUnseen],
  );
}

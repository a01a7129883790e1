import { useEffect, useRef } from 'react';
import { useViewModels } from '../../hooks/view-models-context';
import { isOnItsWay } from '../../view-models/song-status';
import type { SongViewModel } from '../../view-models/song.view-model';

/**
 * Plays the song as video. The player's code may still be loading, and the screens receive the new song a moment after it is
 * chosen, so the full screen opens once they show it. For observers.
 */
export function useWatching(viewModel: SongViewModel): () => void {
  const { player, fullScreen, sound } = useViewModels();
  const isAwaited = useRef(false);
  const isCurrent = player.isCurrent(viewModel.id);
  useEffect(() => {
    if (!isCurrent || !isAwaited.current) return;
    isAwaited.current = false;
    fullScreen.enter();
  }, [isCurrent, fullScreen]);
  return () => {
    if (!isOnItsWay(viewModel.status)) viewModel.play();
    sound.services.subscribe(({ media }) => {
      media.showVideo(true);
      if (player.isCurrent(viewModel.id)) fullScreen.enter();
      else isAwaited.current = true;
    });
  };
}

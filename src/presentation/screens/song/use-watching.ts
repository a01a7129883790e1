import { useEffect, useRef } from 'react';
import { useViewModels } from '../../app/view-models-context';
import { isOnItsWay } from '../../view-models/song-status';
import type { SongViewModel } from '../../view-models/song.view-model';

/**
 * Plays the song as picture. The player's code may still be on its way, and the screens hear of another song a moment after
 * it was chosen: the window is given to it once they show it. For observers.
 */
export function useWatching(viewModel: SongViewModel): () => Promise<void> {
  const { player, fullScreen, sound } = useViewModels();
  const isAwaited = useRef(false);
  const isCurrent = player.isCurrent(viewModel.id);
  useEffect(() => {
    if (!isCurrent || !isAwaited.current) return;
    isAwaited.current = false;
    fullScreen.enter();
  }, [isCurrent, fullScreen]);
  return async () => {
    const parts = await sound.load().catch(() => null);
    if (!isOnItsWay(viewModel.status)) viewModel.play();
    // A player that cannot be had tells so itself.
    if (parts === null) return;
    parts.media.showVideo(true);
    if (player.isCurrent(viewModel.id)) fullScreen.enter();
    else isAwaited.current = true;
  };
}

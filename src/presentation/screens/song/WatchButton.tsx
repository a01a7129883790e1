import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import { Button } from '../../design-system/Button';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import type { SongViewModel } from '../../view-models/song.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { isPlayingOrWaiting } from '../../view-models/song-status';

/** Plays the song as video over the whole window; if the song is the current one, from its current position. */
export const WatchButton = observer(function WatchButton({ viewModel }: { readonly viewModel: SongViewModel }) {
  const { t } = useTranslation('listen');
  const watch = useWatching(viewModel);
  return (
    <Button variant="outline" icon={{ path: FULL_SCREEN_ICONS['monitor-play'] }} onClick={watch}>
      {t('video.watch')}
    </Button>
  );
});

/**
 * Plays the song as video. The player's code may still be loading, and the screens receive the new song a moment after it is
 * chosen, so the full screen opens once they show it. For observers.
 */
function useWatching(viewModel: SongViewModel): () => void {
  const { player, fullScreen, sound } = useViewModels();
  const isAwaited = useRef(false);
  const isCurrent = player.isCurrent(viewModel.id);
  useEffect(() => {
    if (!isCurrent || !isAwaited.current) return;
    isAwaited.current = false;
    fullScreen.enter();
  }, [isCurrent, fullScreen]);
  return () => {
    if (!isPlayingOrWaiting(viewModel.status)) viewModel.play();
    sound.services.subscribe(({ media }) => {
      media.showVideo(true);
      if (player.isCurrent(viewModel.id)) fullScreen.enter();
      else isAwaited.current = true;
    });
  };
}

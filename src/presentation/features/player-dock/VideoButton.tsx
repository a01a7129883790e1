import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../design-system/IconButton';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import { useViewModels } from '../../hooks/view-models-context';
import { useMediaComplaint } from '../../hooks/use-media-complaint';
import { useSongMedia } from '../../hooks/use-song-media';

/** Plays the song as video over the whole window; pressed again, as sound alone. */
export const VideoButton = observer(function VideoButton() {
  const { fullScreen } = useViewModels();
  const { t } = useTranslation('listen');
  const media = useSongMedia(useMediaComplaint());
  const press = (): void => {
    media.showVideo(!media.isVideo);
    if (media.isVideo) fullScreen.enter();
  };
  return (
    <IconButton
      icon={{ path: FULL_SCREEN_ICONS['monitor-play'] }}
      label={t('video.show')}
      tip={media.hasVideo ? `${t('video.show')} (V)` : t('video.none')}
      isOn={media.isVideo}
      aria-pressed={media.isVideo}
      disabled={!media.hasVideo}
      onClick={press}
    />
  );
});

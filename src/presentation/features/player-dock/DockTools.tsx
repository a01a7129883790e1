import type { ReactNode } from 'react';
import styled from 'styled-components';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { QualityButton } from '../../controls/media/QualityButton';
import { QueueButton } from '../../controls/player/QueueButton';
import { VolumeControl } from '../../controls/player/VolumeControl';
import { IconButton } from '../../design-system/IconButton';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import { useViewModels } from '../../hooks/view-models-context';
import { useMediaFailureNotice } from '../../hooks/use-media-failure-notice';
import { useSongMedia } from '../../hooks/use-song-media';
import { lazyPart } from '../../hooks/lazy-part';
import { loadComponent } from '../../hooks/load-component';

/** The controls at the right end of the dock. */
export function DockTools({ tools }: { readonly tools: ReactNode }) {
  return (
    <Tools>
      <QualityButton />
      {tools}
      <LyricsButton />
      <VideoButton />
      <QueueButton />
      <VolumeControl />
      <PipButton />
      <FullScreenButton />
    </Tools>
  );
}

/** Opens and closes the lyrics in the panel. */
const LyricsButton = observer(function LyricsButton() {
  const { panel, supports } = useViewModels();
  const { t } = useTranslation('listen');
  if (!supports('lyrics')) return null;
  const isOpen = panel.tab === 'lyrics';
  return (
    <Look data-on={isOpen}>
      <IconButton
        icon={{ path: FULL_SCREEN_ICONS[isOpen ? 'microphone-stage-fill' : 'microphone-stage'] }}
        label={t('lyrics.open')}
        tip={`${t('lyrics.open')} (Y)`}
        aria-pressed={isOpen}
        onClick={() => panel.toggle('lyrics')}
      />
    </Look>
  );
});

/** Plays the song as video over the whole window; pressed again, as sound alone. */
const VideoButton = observer(function VideoButton() {
  const { fullScreen } = useViewModels();
  const { t } = useTranslation('listen');
  const media = useSongMedia(useMediaFailureNotice());
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

/** Opens the player in a small window of its own, in browsers that support such windows. */
const PipButton = lazyPart(() => loadComponent(() => import(/* webpackChunkName: "pip" */ './pip/PipToggle'), 'pip'));

/** Opens the player over the whole window. */
function FullScreenButton() {
  const { fullScreen } = useViewModels();
  const { t } = useTranslation('listen');
  return (
    <IconButton
      icon={{ path: FULL_SCREEN_ICONS['corners-out'] }}
      label={t('fullScreen.open')}
      tip={`${t('fullScreen.open')} (F)`}
      side="top-end"
      onClick={fullScreen.enter}
    />
  );
}

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 2px;
`;

const Look = styled.span`
  display: flex;
  &[data-on='true'] button {
    color: var(--accent-strong);
  }
`;

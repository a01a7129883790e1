import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { MEDIA } from '../../design-system/media';
import { Sheet } from '../../design-system/Sheet';
import { LyricsView } from '../../controls/lyrics/LyricsView';
import { isAnswered } from '../../hooks/use-media';
import { useSongMedia } from '../../hooks/use-song-media';
import { useSoundAfter } from '../../hooks/use-sound-after';
import { useViewModels } from '../../hooks/view-models-context';
import { shownFace } from '../../view-models/shown-face';
import { useFocusReturn } from '../../hooks/use-focus-return';
import { COMPACT } from './full-screen-sizes';
import { FullScreenControls } from './FullScreenControls';
import { FullScreenSong } from './FullScreenSong';
import { FullScreenTop } from './FullScreenTop';
import { FullScreenWash } from './FullScreenWash';

/** A phone, or an equally narrow window. */
const PHONE = MEDIA.phone.replace('@media ', '');

/** In wider windows, which have the dock, the picture continues there. */
const isPhone = (): boolean => isAnswered(PHONE);

/** The player over the whole window: cover, lyrics, transport. Always dark; Esc and going back close it. */
export const FullScreen = observer(function FullScreen() {
  const { player, fullScreen, supports } = useViewModels();
  const { t } = useTranslation('listen');
  const screen = useRef<HTMLDivElement>(null);
  const media = useSongMedia();
  useSoundAfter(media, isPhone);
  useFocusReturn();
  const { song } = player;
  const isEmpty = song === null;
  useEffect(() => {
    if (isEmpty) fullScreen.leave();
  }, [isEmpty, fullScreen]);
  if (song === null) return null;
  const face = shownFace(fullScreen, media, supports);
  return (
    <Sheet isOpen label={t('fullScreen.label')} shape="screen" isLayer={false} onClose={fullScreen.leave}>
      <Surface ref={screen} data-theme="dark" data-player>
        <FullScreenWash colour={song.dominantColour} />
        <FullScreenTop song={song} screen={screen} media={media} />
        <Middle data-face={face}>
          <FullScreenSong song={song} face={face} media={media} />
          {face === 'lyrics' && (
            <Words>
              <LyricsView look="fullScreen" />
            </Words>
          )}
        </Middle>
        <FullScreenControls song={song} />
      </Surface>
    </Sheet>
  );
});

const Surface = styled.div`
  --text-2: rgb(255 255 255 / 0.92);
  --accent-strong: #aab3ff;
  --full-screen-gutter: clamp(20px, 5.55vw, 80px);
  --cover: min(472px, 34vw, 100dvh - 372px);
  display: grid;
  grid-template-rows: 76px minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  height: 100%;
  overflow: hidden;
  isolation: isolate;
  position: relative;
  color: #fff;
  ${COMPACT} {
    --cover: min(36vw, 100dvh - 240px);
    grid-template-rows: 52px minmax(0, 1fr) auto;
  }
  ${MEDIA.phone} {
    --cover: min(100vw - 2 * var(--full-screen-gutter), 100dvh - 400px);
  }
`;

const Middle = styled.div`
  display: grid;
  grid-template-columns: var(--cover) minmax(0, 1fr);
  gap: clamp(24px, 6.7vw, 96px);
  align-items: center;
  min-height: 0;
  padding: 8px var(--full-screen-gutter) 0;
  &[data-face='cover'] {
    --cover: min(600px, 60vw, 100dvh - 352px);
    grid-template-columns: var(--cover);
    justify-content: center;
  }
  &[data-face='video'] {
    --cover: min(1080px, 100vw - 2 * var(--full-screen-gutter), (100dvh - 344px) * 16 / 9);
    grid-template-columns: var(--cover);
    justify-content: center;
  }
  ${COMPACT} {
    &[data-face='video'] {
      --cover: min(100vw - 2 * var(--full-screen-gutter), (100dvh - 230px) * 16 / 9);
    }
    &[data-face='cover'] {
      --cover: min(60vw, 100dvh - 240px);
    }
  }
  ${MEDIA.phone} {
    &[data-face='lyrics'] {
      --cover: 64px;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr);
      gap: 12px;
    }
  }
`;

const Words = styled.div`
  display: flex;
  align-self: stretch;
  min-width: 0;
  min-height: 0;
`;

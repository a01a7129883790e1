import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../../design-system/IconButton';
import { pageLayers } from '../../design-system/layers/page-layers';
import { useLayer } from '../../design-system/layers/use-layer';
import { Sheet } from '../../design-system/Sheet';
import { pictureColour } from '../../design-system/wash';
import { fullScreenColours } from '../../components/full-screen-colours';
import { useFocusReturn } from '../../hooks/use-focus-return';
import { useLyrics } from '../../controls/lyrics/use-lyrics';
import { LazyPreviewNote } from '../../controls/premium/lazy-premium';
import type { MediaViewModel } from '../../view-models/media.view-model';
import { MediumChoice } from './MediumChoice';
import { QualityButton } from '../../controls/media/QualityButton';
import { useMediaFailureNotice } from '../../hooks/use-media-failure-notice';
import { useSongMedia } from '../../hooks/use-song-media';
import { useSoundAfter } from '../../hooks/use-sound-after';
import { useViewModels } from '../../hooks/view-models-context';
import { LyricsBeside } from './LyricsBeside';
import { PhoneCover } from './PhoneCover';
import { PhoneLyrics } from './PhoneLyrics';
import { PhoneSong } from './PhoneSong';
import { PhoneTransport } from './PhoneTransport';
import { LYING } from './phone-sizes';
import { QueueButton } from '../../controls/player/QueueButton';
import { useMedia } from '../../hooks/use-media';
import { useSwipe } from '../../hooks/use-swipe';
import { WaveSeek } from '../../controls/player/WaveSeek';
import { CARET_ICONS } from '../../design-system/icons/caret';

interface FullPlayerProps {
  /** The buttons of other features, beside the choice of the quality. */
  readonly tools: ReactNode;
  readonly onClose: () => void;
}

/** The full player of a phone, on the colours of the cover; always dark. In landscape the lyrics are beside the cover. */
export const FullPlayer = observer(function FullPlayer({ tools, onClose }: FullPlayerProps) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const isLying = useMedia(LYING);
  const { isReading, setReading, leave } = useReading(isLying, onClose);
  const media = useSongMedia(useMediaFailureNotice());
  useSoundAfter(media);
  useFocusReturn();
  const { song } = player;
  if (song === null) return null;
  return (
    <Sheet isOpen label={t('player.nowPlaying')} shape="full" isLayer={false} onClose={leave}>
      <Surface ref={frame} style={pictureColour(song.dominantColour)} data-theme="dark" data-player>
        <Under inert={isReading}>
          <Head media={media} onClose={onClose} />
          <PhoneCover song={song} media={media} />
          <PhoneSong onClose={onClose} />
          {song.isPremium && <LazyPreviewNote song={song} isRoomy onLeave={onClose} />}
          {isLying && <LyricsBeside />}
          <Controls>
            <WaveSeek>
              <HowItSounds>
                <QualityButton isAlways />
                {tools}
              </HowItSounds>
            </WaveSeek>
            <PhoneTransport />
          </Controls>
        </Under>
        {!isLying && <PhoneLyrics frame={frame} isOpen={isReading} onChange={setReading} />}
      </Surface>
    </Sheet>
  );
});

interface Reading {
  readonly isReading: boolean;
  readonly setReading: (isReading: boolean) => void;
  /** Closes the lyrics; if they are not open, closes the player. */
  readonly leave: () => void;
}

/**
 * Whether the full lyrics cover the player, also after a reload. Never true when the lyrics are beside the cover or when there
 * are no lyrics.
 */
function useReading(isLying: boolean, onClose: () => void): Reading {
  const [isWanted, setReading] = useState(false);
  useEffect(() => pageLayers.restore('words', () => setReading(true)), []);
  const { supports } = useViewModels();
  const { kind } = useLyrics();
  const isReading = isWanted && !isLying && kind !== 'missing' && supports('lyrics');
  if (isWanted && !isReading) setReading(false);
  const close = (): void => setReading(false);
  useLayer(close, { isOpen: isReading, name: 'words:' });
  return { isReading, setReading, leave: isReading ? close : onClose };
}

interface HeadProps {
  readonly media: MediaViewModel;
  readonly onClose: () => void;
}

/** Dragging it down with a finger closes the player. */
const Head = observer(function Head({ media, onClose }: HeadProps) {
  const { t } = useTranslation();
  const swipe = useSwipe({ onDown: onClose });
  return (
    <Top {...swipe}>
      <IconButton
        icon={{ path: CARET_ICONS['caret-down'] }}
        iconSize={24}
        label={t('player.collapse')}
        onClick={onClose}
      />
      {media.hasVideo ? <MediumChoice media={media} /> : <span>{t('player.nowPlaying')}</span>}
      <QueueButton iconSize={24} />
    </Top>
  );
});

const Surface = styled.div`
  --text-2: rgb(255 255 255 / 0.92);
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 14px;
  height: 100%;
  padding: max(10px, env(safe-area-inset-top)) 24px max(20px, env(safe-area-inset-bottom));
  overflow: hidden auto;
  ${fullScreenColours}
  --preview-lead: #fff;
  @media ${LYING} {
    display: grid;
    grid-template:
      'top words' 40px
      'cover words' minmax(0, 1fr)
      'name words' auto
      'controls controls' auto / minmax(0, 0.8fr) minmax(0, 1fr);
    gap: 6px 28px;
    padding-bottom: 8px;
    &:not(:has([data-lyrics])) {
      grid-template: 'top' 40px 'cover' minmax(0, 1fr) 'name' auto 'controls' auto / minmax(0, 1fr);
    }
  }
`;

/** The content under the full lyrics while they are open. */
const Under = styled.div`
  display: contents;
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: 44px 1fr 44px;
  align-items: center;
  height: 54px;
  margin: 0 -10px;
  font-size: var(--fs-meta);
  font-weight: var(--fw-strong);
  text-align: center;
  touch-action: none;
  @media ${LYING} {
    grid-area: top;
    height: 40px;
  }
`;

const HowItSounds = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  height: 20px;
`;

const Controls = styled.div`
  display: grid;
  gap: 14px;
  @media ${LYING} {
    grid-area: controls;
    gap: 0;
  }
`;

import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PlaybackFault } from '../../../domain/playback/sources/playback-engine.port';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { insetFocusRing, oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { pictureColour, washColours } from '../../design-system/wash';
import { useSongText } from '../../i18n/use-song-text';
import { LazySongHeart } from '../../controls/song/LazySongHeart';
import { LazyPreviewHint } from '../../controls/premium/lazy-premium';
import { useViewModels } from '../../hooks/view-models-context';
import { PlayToggle } from '../../controls/player/PlayToggle';
import { QueueButton } from '../../controls/player/QueueButton';
import { useSwipe } from '../../hooks/use-swipe';

interface MiniPlayerProps {
  /** True on a page without layout, which has neither tabs below the player nor a dock in its place. */
  readonly isAlone: boolean;
  /** Opens the full player. */
  readonly onOpen: () => void;
}

/**
 * The player of a phone, above the tabs: press it or swipe up for the full player, swipe sideways for the next or previous song.
 */
export const MiniPlayer = observer(function MiniPlayer({ isAlone, onOpen }: MiniPlayerProps) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const { artistNames } = useSongText();
  const swipe = useSwipe({
    onLeft: () => player.dispatch({ kind: 'next' }),
    onRight: () => player.dispatch({ kind: 'previous' }),
    onUp: onOpen,
  });
  const { song, fault } = player;
  if (song === null) return null;
  return (
    <Bar
      aria-label={t('player.label')}
      style={pictureColour(song.dominantColour)}
      data-player
      data-alone={isAlone}
      {...swipe}
    >
      <Open type="button" aria-label={t('player.open')} onClick={onOpen}>
        <ArtworkFrame $size={46} $radius="var(--r-sm)">
          <Artwork key={song.id} src={song.squareImageUrl} seed={song.id} sizes="46px" />
        </ArtworkFrame>
        <Words>
          <Title>{song.title}</Title>
          <Artists>
            {song.isPremium && fault === null && <LazyPreviewHint song={song} />}
            {fault === null ? artistNames(song) : <FaultText fault={fault} />}
          </Artists>
        </Words>
      </Open>
      {fault !== null && <FaultAlert fault={fault} />}
      <LazySongHeart song={song} iconSize={23} />
      {!isAlone && <QueueButton iconSize={23} />}
      <PlayToggle />
      <Progress />
    </Bar>
  );
});

interface FaultProps {
  readonly fault: PlaybackFault;
}

function FaultAlert({ fault }: FaultProps) {
  return (
    <VisuallyHidden role="alert">
      <FaultText fault={fault} />
    </VisuallyHidden>
  );
}

function FaultText({ fault }: FaultProps) {
  const { t } = useTranslation('listen');
  return t(`fault.${fault}`);
}

const Progress = observer(function Progress() {
  const { player } = useViewModels();
  const share = player.duration > 0 ? Math.min(player.position / player.duration, 1) : 0;
  return (
    <Line aria-hidden="true">
      <i style={{ transform: `scaleX(${share})` }} />
    </Line>
  );
});

const Bar = styled.section`
  ${washColours}
  position: fixed;
  inset: auto 8px calc(var(--tab-h) + 6px + env(safe-area-inset-bottom));
  z-index: var(--z-dock);
  display: none;
  align-items: center;
  gap: 12px;
  height: var(--mini-h);
  padding: 0 12px 0 7px;
  border-radius: 16px;
  overflow: hidden;
  background: var(--wash);
  color: var(--text-1);
  box-shadow: var(--elev-2);
  touch-action: pan-y;
  transition: background-color var(--dur-4) var(--ease-out);
  button:not([aria-pressed='true']) {
    color: var(--text-1);
  }
  ${MEDIA.phone} {
    display: flex;
  }
  &[data-alone='true'] {
    display: flex;
    inset: auto 32px 32px auto;
    width: 340px;
    ${MEDIA.phone} {
      inset: auto 8px calc(8px + env(safe-area-inset-bottom));
      width: auto;
    }
  }
`;

const Open = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-width: 0;
  height: 100%;
  border-radius: 10px;
  ${insetFocusRing}
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Title = styled.span`
  ${oneLine}
  display: block;
  font-weight: 660;
  line-height: 20px;
`;

const Artists = styled.span`
  ${oneLine}
  display: block;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: 17px;
`;

const Line = styled.span`
  position: absolute;
  inset: auto 12px 0;
  height: 3px;
  border-radius: 3px;
  overflow: hidden;
  background: var(--track);
  i {
    display: block;
    height: 100%;
    background: var(--seek-fill);
    transform-origin: left;
  }
`;

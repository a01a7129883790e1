import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { IconButton } from '../../design-system/IconButton';
import { focusRing, oneLine } from '../../design-system/interaction';
import { Sheet } from '../../design-system/Sheet';
import { pictureColour } from '../../design-system/wash';
import { FAULT_WORDS } from '../../i18n/failure-words';
import { useSongWords } from '../../i18n/use-song-words';
import { SongHeart } from '../keep/SongHeart';
import { useViewModels } from '../view-models-context';
import { PhoneTransport } from './PhoneTransport';
import { useSwipe } from './use-swipe';
import { WaveSeek } from './WaveSeek';

/** The whole player of a phone, on the colours of the cover; always dark. */
export const FullPlayer = observer(function FullPlayer({ onClose }: { readonly onClose: () => void }) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const swipe = useSwipe({ onDown: onClose });
  const { song } = player;
  if (song === null) return null;
  return (
    <Sheet isOpen label={t('player.nowPlaying')} shape="full" onClose={onClose}>
      <Stage style={pictureColour(song.dominantColour)} data-player>
        <Top {...swipe}>
          <IconButton
            icon={{ name: 'caret-down', weight: 'bold' }}
            iconSize={24}
            label={t('player.collapse')}
            onClick={onClose}
          />
          <span>{t('player.nowPlaying')}</span>
        </Top>
        <Cover>
          <ArtworkFrame $radius="var(--r-lg)">
            <Artwork key={song.id} src={song.squareImageUrl} seed={song.id} sizes="90vw" isEager />
          </ArtworkFrame>
        </Cover>
        <Name onClose={onClose} />
        <WaveSeek />
        <PhoneTransport />
      </Stage>
    </Sheet>
  );
});

/** What it is called, who sings, and the heart; in place of the artist, what keeps it from sounding. */
const Name = observer(function Name({ onClose }: { readonly onClose: () => void }) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const { artistNames } = useSongWords();
  const { song, fault } = player;
  if (song === null) return null;
  return (
    <Line>
      <Words>
        <Title to={`/song/${song.id}`} onClick={onClose}>
          {song.title}
        </Title>
        <Artists role={fault === null ? undefined : 'alert'}>
          {fault === null ? artistNames(song.artists) : t(FAULT_WORDS[fault])}
        </Artists>
      </Words>
      <SongHeart song={song} iconSize={27} />
    </Line>
  );
});

const Stage = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 14px;
  height: 100%;
  padding: max(10px, env(safe-area-inset-top)) 24px max(36px, env(safe-area-inset-bottom));
  color: #fff;
  background:
    radial-gradient(120% 60% at 50% 0%, oklch(0.34 min(0.1, var(--dom-c)) var(--dom-h)), transparent 75%),
    radial-gradient(120% 70% at 100% 100%, oklch(0.33 min(0.1, var(--dom-c)) var(--dom-h2)), transparent 70%),
    oklch(0.24 min(0.08, var(--dom-c)) var(--dom-h2));
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
  button {
    color: #fff;
  }
`;

const Cover = styled.div`
  width: min(100%, 52dvh);
  margin-inline: auto;
  border-radius: var(--r-lg);
  box-shadow: 0 30px 70px -20px rgb(5 2 20 / 0.8);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > button:not([aria-pressed='true']) {
    color: #fff;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled(Link)`
  ${oneLine}
  display: block;
  border-radius: 6px;
  font: var(--fw-display) 25px/32px var(--font-display);
  letter-spacing: var(--tracking-h);
  ${focusRing}
  &:focus-visible {
    outline-color: #fff;
  }
`;

const Artists = styled.p`
  ${oneLine}
  color: rgb(255 255 255 / 0.84);
  font-size: 16px;
`;

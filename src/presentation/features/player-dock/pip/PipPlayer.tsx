import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Artwork, ArtworkFrame } from '../../../design-system/Artwork';
import { oneLine } from '../../../design-system/interaction';
import { pictureColour, washColours } from '../../../design-system/wash';
import { useSongText } from '../../../i18n/use-song-text';
import { SeekBar } from '../../../controls/player/SeekBar';
import { Transport } from '../../../controls/player/Transport';
import { useViewModels } from '../../../hooks/view-models-context';

/** Cover, title, transport and seek bar, as far as they fit in a window of a few centimetres. */
export const PipPlayer = observer(function PipPlayer() {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const { t: listen } = useTranslation('listen');
  const { artistNames } = useSongText();
  const { song, fault } = player;
  if (song === null) return null;
  return (
    <Surface aria-label={t('player.label')} style={pictureColour(song.dominantColour)} data-player data-wash>
      <Head>
        <ArtworkFrame $size={64} $radius="var(--r-sm)">
          <Artwork key={song.id} src={song.squareImageUrl} seed={song.id} sizes="64px" isEager />
        </ArtworkFrame>
        <Words>
          <Title>{song.title}</Title>
          <Artists role={fault === null ? undefined : 'alert'}>
            {fault === null ? artistNames(song) : listen(`fault.${fault}`)}
          </Artists>
        </Words>
      </Head>
      <Transport />
      <SeekBar />
    </Surface>
  );
});

const Surface = styled.main`
  ${washColours}
  display: grid;
  align-content: space-evenly;
  gap: 6px;
  min-height: 100dvh;
  padding: 10px 14px;
  background: var(--wash);
  overflow: hidden;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
`;

const Words = styled.div`
  min-width: 0;
`;

const Title = styled.h1`
  ${oneLine}
  font: var(--fw-strong) var(--fs-body) / var(--lh-body) var(--font-ui);
  letter-spacing: 0;
`;

const Artists = styled.p`
  ${oneLine}
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
`;

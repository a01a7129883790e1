import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { pagePath } from '../../../domain/shared/page-path';
import { shareLink } from '../../components/share-link';
import { IconButton } from '../../design-system/IconButton';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import { MEDIA } from '../../design-system/media';
import { QueueButton } from '../../controls/player/QueueButton';
import {
  LoopButton,
  MainButton,
  NextButton,
  PreviousButton,
  ShuffleButton,
} from '../../controls/player/TransportButtons';
import { AddToPlaylistButton } from '../../controls/song/AddToPlaylistButton';
import { VolumeControl } from '../../controls/player/VolumeControl';
import { WaveSeek } from '../../controls/player/WaveSeek';
import { useViewModels } from '../../hooks/view-models-context';
import { NextSong } from './NextSong';
import { COMPACT } from './full-screen-sizes';

/** The seek bar, the transport in the middle, and other actions at its sides. */
export function FullScreenControls({ song }: { readonly song: Song }) {
  return (
    <Foot>
      <WaveSeek times="beside" />
      <Row>
        <Side>
          <SongTools song={song} />
          <NextSong />
        </Side>
        <FullScreenTransport />
        <Side data-end>
          <VolumeControl tone="full" />
          <QueueButton iconSize={23} />
        </Side>
      </Row>
    </Foot>
  );
}

function SongTools({ song }: { readonly song: Song }) {
  const { notices } = useViewModels();
  const { t } = useTranslation('listen');
  return (
    <>
      <AddToPlaylistButton song={song} iconSize={23} />
      <IconButton
        icon={{ path: FULL_SCREEN_ICONS['share-network'] }}
        iconSize={23}
        label={t('fullScreen.share')}
        onClick={() => void shareLink(song.title, pagePath('song', song.id), notices)}
      />
    </>
  );
}

function FullScreenTransport() {
  return (
    <Transport>
      <ShuffleButton />
      <PreviousButton iconSize={23} />
      <MainButton size={64} tone="light" />
      <NextButton iconSize={23} />
      <LoopButton />
    </Transport>
  );
}

const Foot = styled.div`
  padding: 14px var(--full-screen-gutter) max(34px, env(safe-area-inset-bottom));
  ${COMPACT} {
    padding-block: 4px max(10px, env(safe-area-inset-bottom));
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  margin-top: 12px;
  ${COMPACT} {
    margin-top: 0;
  }
  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  margin: 0 -7px;
  &[data-end] {
    justify-content: flex-end;
  }
  ${MEDIA.phone} {
    &[data-end] {
      display: none;
    }
  }
`;

const Transport = styled.div`
  --seek-fill: #fff;
  display: flex;
  align-items: center;
  gap: 18px;
  ${MEDIA.phone} {
    gap: 12px;
    order: -1;
  }
`;

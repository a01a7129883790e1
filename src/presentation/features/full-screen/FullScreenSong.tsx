import { observer } from 'mobx-react-lite';
import { useLayoutEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { pagePath } from '../../../domain/shared/page-path';
import { ArtistLinks } from '../../components/ArtistLinks';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { focusRing, oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import { SongHeart } from '../../controls/song/SongHeart';
import type { MediaViewModel } from '../../view-models/media.view-model';
import type { FullScreenFace } from '../../view-models/full-screen.view-model';
import { Picture } from '../../controls/media/Picture';
import { useViewModels } from '../../hooks/view-models-context';
import { COMPACT } from './full-screen-sizes';

interface FullScreenSongProps {
  readonly song: Song;
  readonly face: FullScreenFace;
  readonly media: MediaViewModel;
}

/** The cover or the picture; under it the song's title, artists and heart. */
export const FullScreenSong = observer(function FullScreenSong({ song, face, media }: FullScreenSongProps) {
  const { player, fullScreen } = useViewModels();
  const { t: listen } = useTranslation('listen');
  useCoverHere();
  const leaveByLink = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a') !== null) fullScreen.leave();
  };
  return (
    <Column data-face={face}>
      <Cover data-carried="full-screen">
        {face === 'video' ? (
          <Picture media={media} song={song} />
        ) : (
          <ArtworkFrame $radius="inherit">
            <Artwork key={song.id} src={song.squareImageUrl} seed={song.id} sizes="600px" isEager />
          </ArtworkFrame>
        )}
      </Cover>
      <Line onClick={leaveByLink}>
        <Words>
          <Title to={pagePath('song', song.id)}>{song.title}</Title>
          <Artists role={player.fault === null ? undefined : 'alert'}>
            {player.fault === null ? <ArtistLinks credited={song} /> : listen(`fault.${player.fault}`)}
          </Artists>
        </Words>
        <SongHeart song={song} iconSize={28} />
      </Line>
    </Column>
  );
});

/** Marks on the document that the cover is here and not in the dock, because only one cover may have the transition name. */
function useCoverHere(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['fullScreen'] = 'full';
    return () => {
      delete document.documentElement.dataset['fullScreen'];
    };
  }, []);
}

const Column = styled.div`
  min-width: 0;
  ${MEDIA.phone} {
    &[data-face='lyrics'] {
      display: grid;
      grid-template-columns: var(--cover) minmax(0, 1fr);
      gap: 14px;
      align-items: center;
    }
  }
`;

const Cover = styled.div`
  width: var(--cover);
  border-radius: 22px;
  box-shadow: 0 40px 90px -24px rgb(5 2 20 / 0.8);
  ${COMPACT} {
    border-radius: var(--r-md);
  }
  ${MEDIA.phone} {
    border-radius: var(--r-md);
  }
`;

const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 24px;
  > button:not([aria-pressed='true']) {
    color: #fff;
  }
  ${COMPACT} {
    margin-top: 10px;
  }
  ${MEDIA.phone} {
    margin-top: 12px;
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
  font: var(--fw-display) 30px/38px var(--font-display);
  letter-spacing: var(--tracking-h);
  ${focusRing}
  ${COMPACT} {
    font-size: 19px;
    line-height: 26px;
  }
  ${MEDIA.phone} {
    font-size: 22px;
    line-height: 29px;
  }
`;

const Artists = styled.p`
  ${oneLine}
  margin-top: 2px;
  color: rgb(255 255 255 / 0.82);
  font-size: 17px;
  ${COMPACT} {
    margin-top: 0;
    font-size: 14px;
  }
`;

import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import type { MediaViewModel } from '../../view-models/media.view-model';
import { Picture } from '../../controls/media/Picture';
import { LYING } from './phone-sizes';

interface PhoneCoverProps {
  readonly song: Song;
  readonly media: MediaViewModel;
}

/** The cover of the song, or its picture while the song plays as video. */
export const PhoneCover = observer(function PhoneCover({ song, media }: PhoneCoverProps) {
  return (
    <Cover data-video={media.isVideo}>
      {media.isVideo ? (
        <Picture media={media} song={song} />
      ) : (
        <ArtworkFrame $radius="var(--r-lg)">
          <Artwork key={song.id} src={song.squareImageUrl} seed={song.id} sizes="90vw" isEager />
        </ArtworkFrame>
      )}
    </Cover>
  );
});

const Cover = styled.div`
  flex: none;
  width: min(100%, max(100dvh - 480px, 120px));
  margin-inline: auto;
  border-radius: var(--r-lg);
  box-shadow: 0 30px 70px -20px rgb(5 2 20 / 0.8);
  &[data-video='true'] {
    width: 100%;
    border-radius: var(--r-md);
  }
  @media ${LYING} {
    grid-area: cover;
    width: min(100%, 100dvh - 240px);
  }
`;

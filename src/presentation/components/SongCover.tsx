import styled from 'styled-components';
import type { Song } from '../../domain/catalogue/song';
import { Artwork, ArtworkFrame } from '../design-system/Artwork';
import { Equaliser } from '../design-system/Equaliser';
import { Icon } from '../design-system/Icon';
import { MEDIA } from '../design-system/media';
import { Spinner } from '../design-system/Spinner';
import type { SongStatus } from '../view-models/song-status';

interface SongCoverProps {
  readonly song: Song;
  /** Omitted where pressing does nothing. */
  readonly status?: SongStatus;
  /** Edge in pixels. */
  readonly size: number;
}

/** A song's small cover. It shows the song's status and, under the pointer, that the song can be played. */
export function SongCover({ song, status, size }: SongCoverProps) {
  return (
    <ArtworkFrame $size={size} $radius="var(--r-xs)">
      <Artwork src={song.squareImageUrl} seed={song.id} sizes={`${size}px`} />
      {status && (
        <Veil data-status={status}>
          <Sign status={status} />
        </Veil>
      )}
    </ArtworkFrame>
  );
}

function Sign({ status }: { readonly status: SongStatus }) {
  if (status === 'waiting') return <Spinner />;
  if (status === 'idle') return <Icon name="play" weight="fill" />;
  return <Equaliser isMoving={status === 'playing'} />;
}

const Veil = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: rgb(10 9 26 / 0.52);
  color: #fff;
  transition: opacity var(--dur-2) var(--ease-out);
  &[data-status='idle'] {
    opacity: 0;
  }
  ${MEDIA.hover} {
    :is(li, button):hover ${ArtworkFrame} > &,
    button:focus-visible ${ArtworkFrame} > & {
      opacity: 1;
    }
  }
`;

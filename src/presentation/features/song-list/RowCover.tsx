import type { RefObject } from 'react';
import type { Song } from '../../../domain/catalogue/song';
import { useSettled } from '../../components/track-table/use-settled';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';

interface RowCoverProps {
  readonly song: Pick<Song, 'id' | 'squareImageUrl'>;
  readonly isMoving: RefObject<boolean>;
}

/** The cover of a table row, or an empty frame while fast scrolling moves the row past. */
export function RowCover({ song: { id, squareImageUrl }, isMoving }: RowCoverProps) {
  const isLookedAt = useSettled(squareImageUrl, isMoving);
  return (
    <ArtworkFrame $size={40} $radius="var(--r-xs)">
      {isLookedAt && <Artwork src={squareImageUrl} seed={id} sizes="40px" />}
    </ArtworkFrame>
  );
}

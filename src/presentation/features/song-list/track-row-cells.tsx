import type { RefObject } from 'react';
import { displayArtistOf } from '../../../../contract/kernel/display-artist';
import type { Song } from '../../../domain/catalogue/song';
import { pagePath } from '../../../domain/shared/page-path';
import { Equaliser } from '../../design-system/Equaliser';
import { BROWSE_ICONS } from '../../design-system/icons/browse';
import { FILL_ICONS } from '../../design-system/icons/fill';
import { Spinner } from '../../design-system/Spinner';
import { isPlayingOrWaiting } from '../../view-models/song-status';
import { LinkedNames } from '../../components/LinkedNames';
import { LazyPremiumBadge } from '../../controls/premium/lazy-premium';
import { useSettled } from '../../components/track-table/use-settled';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { RowHeart } from './RowHeart';
import { RowIcon } from './RowIcon';
import type { TrackCellContext } from './track-row-table';

/** The row number; under the pointer, play or pause; while the song plays, moving bars. */
export function numberCell({ song, index, status, table }: TrackCellContext) {
  const isPlaying = isPlayingOrWaiting(status);
  const artist = displayArtistOf(song) || table.unknownArtist;
  return (
    <button
      type="button"
      data-part="press"
      tabIndex={-1}
      disabled={!song.hasAudio}
      aria-label={isPlaying ? table.pause(song.title) : table.play(song.title, artist)}
      onClick={() => table.onChoose(index)}
    >
      <span data-sign="rest" data-place={status === 'idle' ? index + 1 : undefined}>
        {status === 'waiting' && <Spinner />}
        {(status === 'playing' || status === 'paused') && <Equaliser isMoving={status === 'playing'} />}
      </span>
      <span data-sign="hover">
        <RowIcon path={FILL_ICONS[isPlaying ? 'pause' : 'play']} />
      </span>
    </button>
  );
}

/** Title and artists. */
export function titleCell({ song, table }: TrackCellContext) {
  return (
    <span data-part="names">
      <span data-part="title">
        <a href={pagePath('song', song.id)} tabIndex={-1}>
          {song.title}
        </a>
        {song.hasVideo && <span data-part="badge">{table.video}</span>}
        {song.isPremium && <LazyPremiumBadge />}
      </span>
      <span data-part="artists">
        {song.hasAudio ? (
          <LinkedNames credited={song} unknown={table.unknownArtist}>
            {artistLink}
          </LinkedNames>
        ) : (
          table.unavailable(song)
        )}
      </span>
    </span>
  );
}

const artistLink = (id: string, name: string) => (
  <a href={pagePath('artist', id)} tabIndex={-1}>
    {name}
  </a>
);

/** Cover, title and artists. */
export function coverAndTitleCell(row: TrackCellContext) {
  return (
    <>
      <RowCover song={row.song} isMoving={row.isMoving} />
      {titleCell(row)}
    </>
  );
}

/** The heart and the menu. */
export function toolsCell({ song, table, onMenu }: TrackCellContext) {
  const more = table.t('table.more', { title: song.title });
  return (
    <>
      <RowHeart song={song} label={table.like(song.title)} />
      <button type="button" aria-label={more} aria-haspopup="menu" tabIndex={-1} onClick={onMenu}>
        <RowIcon path={BROWSE_ICONS['dots-three']} />
      </button>
    </>
  );
}

interface RowCoverProps {
  readonly song: Pick<Song, 'id' | 'squareImageUrl'>;
  readonly isMoving: RefObject<boolean>;
}

/** The cover of a table row, or an empty frame while fast scrolling moves the row past. */
function RowCover({ song: { id, squareImageUrl }, isMoving }: RowCoverProps) {
  const isLookedAt = useSettled(squareImageUrl, isMoving);
  return (
    <ArtworkFrame $size={40} $radius="var(--r-xs)">
      {isLookedAt && <Artwork src={squareImageUrl} seed={id} sizes="40px" />}
    </ArtworkFrame>
  );
}

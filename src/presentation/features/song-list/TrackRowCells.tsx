import type { MouseEvent, RefObject } from 'react';
import { displayArtistOf } from '../../../../contract/kernel/display-artist';
import type { Song } from '../../../domain/catalogue/song';
import type { IsoInstant } from '../../../domain/shared/units';
import { Equaliser } from '../../design-system/Equaliser';
import { BROWSE_ICONS } from '../../design-system/icons/browse';
import { FILL_ICONS } from '../../design-system/icons/fill';
import { Spinner } from '../../design-system/Spinner';
import { formatCount } from '../../i18n/format/counts';
import { formatDate } from '../../i18n/format/dates';
import { isOnItsWay, type SongStatus } from '../../view-models/song-status';
import { LinkedNames } from '../../components/LinkedNames';
import { LazyPremiumBadge } from '../../controls/premium/lazy-premium';
import { useSettled } from '../../components/track-table/use-settled';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { RowHeart } from './RowHeart';
import { RowIcon } from './RowIcon';
import type { TrackRowTable } from './track-row-table';

interface CellProps {
  readonly song: Song;
  readonly table: TrackRowTable;
}

interface NumberCellProps extends CellProps {
  readonly index: number;
  readonly status: SongStatus;
}

/** The row number; under the pointer, play or pause; while the song plays, moving bars. */
export function NumberCell({ song, index, status, table }: NumberCellProps) {
  const isPlaying = isOnItsWay(status);
  const artist = displayArtistOf(song) || table.unknownArtist;
  return (
    <span role="gridcell" data-cell="number">
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
    </span>
  );
}

interface TitleCellProps extends CellProps {
  readonly isMoving: RefObject<boolean>;
}

/** Cover, title and artists. */
export function TitleCell({ song, table, isMoving }: TitleCellProps) {
  return (
    <span role="gridcell" data-cell="title">
      {table.columns.hasCover && <RowCover song={song} isMoving={isMoving} />}
      <Names song={song} table={table} />
    </span>
  );
}

function Names({ song, table }: CellProps) {
  return (
    <span data-part="names">
      <span data-part="title">
        <a href={`/song/${song.id}`} tabIndex={-1}>
          {song.title}
        </a>
        {song.hasVideo && <span data-part="badge">{table.video}</span>}
        {song.isPremium && <LazyPremiumBadge />}
      </span>
      <span data-part="artists">
        {song.hasAudio ? <Artists song={song} unknown={table.unknownArtist} /> : table.unavailable(song)}
      </span>
    </span>
  );
}

function Artists({ song, unknown }: { readonly song: Song; readonly unknown: string }) {
  return (
    <LinkedNames credited={song} unknown={unknown}>
      {(id, name) => (
        <a href={`/artist/${id}`} tabIndex={-1}>
          {name}
        </a>
      )}
    </LinkedNames>
  );
}

interface DetailCellsProps extends CellProps {
  readonly addedAt: IsoInstant | undefined;
}

/** Album, date added, and number of plays. */
export function DetailCells({ song, addedAt, table }: DetailCellsProps) {
  const { columns, language } = table;
  return (
    <>
      {columns.hasAlbum && (
        <span role="gridcell" data-cell="album">
          {song.album && (
            <a href={`/album/${song.album.id}`} tabIndex={-1}>
              {song.album.title}
            </a>
          )}
        </span>
      )}
      {columns.hasAdded && (
        <span role="gridcell" data-cell="added">
          {addedAt && formatDate(addedAt)}
        </span>
      )}
      <span role="gridcell" data-cell="plays">
        {formatCount(song.playCount, language)}
      </span>
    </>
  );
}

interface ToolCellProps extends CellProps {
  readonly onMenu: (event: MouseEvent) => void;
}

/** The heart and the menu. */
export function ToolCell({ song, table, onMenu }: ToolCellProps) {
  return (
    <span role="gridcell" data-cell="tools">
      <RowHeart song={song} label={table.like(song.title)} />
      <button type="button" aria-label={table.more(song.title)} aria-haspopup="menu" tabIndex={-1} onClick={onMenu}>
        <RowIcon path={BROWSE_ICONS['dots-three']} />
      </button>
    </span>
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

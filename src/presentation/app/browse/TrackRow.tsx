import { observer } from 'mobx-react-lite';
import { Fragment, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Song } from '../../../domain/catalogue/song';
import { formatDuration } from '../../../domain/shared/format-duration';
import { songDragProps } from '../../components/keep/song-drag';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { Equaliser } from '../../design-system/Equaliser';
import { Icon } from '../../design-system/Icon';
import { IconButton } from '../../design-system/IconButton';
import { BROWSE_ICONS } from '../../design-system/icons/browse';
import { Spinner } from '../../design-system/Spinner';
import { formatCount } from '../../i18n/format/counts';
import { formatDate } from '../../i18n/format/dates';
import { isOnItsWay, type SongStatus } from '../../view-models/song-status';
import { SongHeart } from '../keep/SongHeart';
import { useViewModels } from '../view-models-context';
import { Actions, Badge, Cell, Names, Press, Row, SmallLine, Title, TitleCell } from './track-row-parts';
import type { Track, TrackColumns } from './track';

/** What all rows of a table share. */
export interface TrackRowTable {
  readonly columns: TrackColumns;
  readonly language: string;
  readonly unknownArtist: string;
  readonly video: string;
  readonly unavailable: string;
  readonly play: (title: string, artist: string) => string;
  readonly pause: (title: string) => string;
  readonly more: (title: string) => string;
  readonly onChoose: (index: number) => void;
  readonly onMenu: (index: number, x: number, y: number) => void;
}

interface TrackRowProps {
  readonly track: Track;
  readonly index: number;
  readonly isActive: boolean;
  readonly table: TrackRowTable;
}

/** One song of a table. Pressing it anywhere but on a control plays it; it can be carried to a playlist. */
export const TrackRow = observer(function TrackRow({ track, index, isActive, table }: TrackRowProps) {
  const { player } = useViewModels();
  const { song } = track;
  const status = player.statusOf(song.id);
  const press = ({ target }: MouseEvent): void => {
    if (song.hasAudio && target instanceof Element && target.closest('a, button') === null) table.onChoose(index);
  };
  const openMenu = (event: MouseEvent): void => {
    event.preventDefault();
    table.onMenu(index, event.clientX, event.clientY);
  };
  return (
    <Row
      role="row"
      aria-rowindex={index + 2}
      aria-current={status === 'idle' ? undefined : 'true'}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      data-status={status}
      data-album={table.columns.hasAlbum}
      data-added={table.columns.hasAdded}
      data-missing={!song.hasAudio || undefined}
      onClick={press}
      onContextMenu={openMenu}
      onPointerEnter={() => player.touch(song.id)}
      {...songDragProps(song)}
    >
      <NumberCell song={song} index={index} status={status} table={table} />
      <NameCell song={song} table={table} />
      <DetailCells track={track} table={table} />
      <ToolCell song={song} label={table.more(song.title)} onMenu={openMenu} />
      <Cell role="gridcell" data-cell="length">
        {formatDuration(song.duration)}
      </Cell>
    </Row>
  );
});

interface ToolCellProps {
  readonly song: Song;
  readonly label: string;
  readonly onMenu: (event: MouseEvent) => void;
}

function ToolCell({ song, label, onMenu }: ToolCellProps) {
  return (
    <Actions role="gridcell">
      <SongHeart song={song} tabIndex={-1} />
      <IconButton
        icon={{ path: BROWSE_ICONS['dots-three'] }}
        label={label}
        tip={null}
        tabIndex={-1}
        aria-haspopup="menu"
        onClick={onMenu}
      />
    </Actions>
  );
}

interface CellProps {
  readonly song: Song;
  readonly table: TrackRowTable;
}

interface NumberCellProps extends CellProps {
  readonly index: number;
  readonly status: SongStatus;
}

function NumberCell({ song, index, status, table }: NumberCellProps) {
  const isPlaying = isOnItsWay(status);
  const artist = song.artists.map(({ name }) => name).join(', ') || table.unknownArtist;
  return (
    <Cell role="gridcell" data-cell="number">
      <Press
        type="button"
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
          <Icon name={isPlaying ? 'pause' : 'play'} weight="fill" />
        </span>
      </Press>
    </Cell>
  );
}

function NameCell({ song, table }: CellProps) {
  return (
    <TitleCell role="gridcell">
      {table.columns.hasCover && (
        <ArtworkFrame $size={40} $radius="var(--r-xs)">
          <Artwork src={song.squareImageUrl} seed={song.id} sizes="40px" />
        </ArtworkFrame>
      )}
      <Names>
        <Title>
          <Link to={`/song/${song.id}`} tabIndex={-1}>
            {song.title}
          </Link>
          {song.hasVideo && <Badge>{table.video}</Badge>}
        </Title>
        <SmallLine>
          {song.hasAudio ? <Artists song={song} unknown={table.unknownArtist} /> : table.unavailable}
        </SmallLine>
      </Names>
    </TitleCell>
  );
}

function Artists({ song, unknown }: { readonly song: Song; readonly unknown: string }) {
  if (song.artists.length === 0) return unknown;
  return song.artists.map(({ id, name }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <Link to={`/artist/${id}`} tabIndex={-1}>
        {name}
      </Link>
    </Fragment>
  ));
}

function DetailCells({ track: { song, addedAt }, table }: Pick<TrackRowProps, 'track' | 'table'>) {
  const { columns, language } = table;
  return (
    <>
      {columns.hasAlbum && (
        <Cell role="gridcell" data-cell="album">
          {song.album && (
            <Link to={`/album/${song.album.id}`} tabIndex={-1}>
              {song.album.title}
            </Link>
          )}
        </Cell>
      )}
      {columns.hasAdded && (
        <Cell role="gridcell" data-cell="added">
          {addedAt && formatDate(addedAt)}
        </Cell>
      )}
      <Cell role="gridcell" data-cell="plays">
        {formatCount(song.playCount, language)}
      </Cell>
    </>
  );
}

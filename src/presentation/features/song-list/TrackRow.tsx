import { observer } from 'mobx-react-lite';
import type { MouseEvent, RefObject } from 'react';
import type { Song } from '../../../domain/catalogue/song';
import { formatDuration } from '../../../domain/shared/format-duration';
import type { IsoInstant } from '../../../domain/shared/units';
import { songDragProps } from '../../components/library/song-drag';
import { useViewModels } from '../../hooks/view-models-context';
import { RowFrame } from './track-row-look';
import type { TrackRowTable } from './track-row-table';
import { DetailCells, NumberCell, TitleCell, ToolCell } from './TrackRowCells';

interface TrackRowProps {
  readonly song: Song;
  /** When the song was added to the playlist. */
  readonly addedAt: IsoInstant | undefined;
  readonly index: number;
  readonly isActive: boolean;
  /** Whether the page is scrolled at this moment. */
  readonly isMoving: RefObject<boolean>;
  readonly table: TrackRowTable;
}

/**
 * One song of a table. Pressing it anywhere but on a control plays it; it can be dragged to a playlist. Its links are plain
 * links, and the table navigates for them.
 */
export const TrackRow = observer(function TrackRow({ song, index, table, ...rest }: TrackRowProps) {
  const { player } = useViewModels();
  const { addedAt, isActive, isMoving } = rest;
  const { columns } = table;
  const status = player.statusOf(song.id);
  const press = ({ target }: MouseEvent): void => {
    if (song.hasAudio && target instanceof Element && target.closest('a, button') === null) table.onChoose(index);
  };
  const openMenu = (event: MouseEvent): void => {
    event.preventDefault();
    table.onMenu(index, event.clientX, event.clientY);
  };
  return (
    <RowFrame
      role="row"
      aria-rowindex={index + 2}
      aria-current={status === 'idle' ? undefined : 'true'}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      data-status={status}
      data-album={columns.hasAlbum}
      data-added={columns.hasAdded}
      data-missing={!song.hasAudio || undefined}
      onClick={press}
      onContextMenu={openMenu}
      onPointerEnter={() => player.preload(song.id)}
      {...songDragProps(song)}
    >
      <NumberCell song={song} index={index} status={status} table={table} />
      <TitleCell song={song} table={table} isMoving={isMoving} />
      <DetailCells song={song} addedAt={addedAt} table={table} />
      <ToolCell song={song} table={table} onMenu={openMenu} />
      <span role="gridcell" data-cell="length">
        {formatDuration(song.duration)}
      </span>
    </RowFrame>
  );
});

import { observer } from 'mobx-react-lite';
import type { MouseEvent, RefObject } from 'react';
import type { Song } from '../../../domain/catalogue/song';
import type { IsoInstant } from '../../../domain/shared/units';
import { songDragProps } from '../../components/library/song-drag';
import { useViewModels } from '../../hooks/view-models-context';
import { RowFrame } from './track-row-look';
import type { TrackCellContext, TrackRowTable } from './track-row-table';

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
export const TrackRow = observer(function TrackRow({ isActive, ...props }: TrackRowProps) {
  const { player } = useViewModels();
  const { song, index, table } = props;
  const status = player.statusOf(song.id);
  const press = ({ target }: MouseEvent): void => {
    if (song.hasAudio && target instanceof Element && target.closest('a, button') === null) table.onChoose(index);
  };
  const onMenu = (event: MouseEvent): void => {
    event.preventDefault();
    table.onMenu(index, event.clientX, event.clientY);
  };
  const row: TrackCellContext = { ...props, status, onMenu };
  return (
    <RowFrame
      role="row"
      aria-rowindex={index + 2}
      aria-current={status === 'idle' ? undefined : 'true'}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      data-status={status}
      data-missing={!song.hasAudio || undefined}
      onClick={press}
      onContextMenu={onMenu}
      onPointerEnter={() => player.preload(song.id)}
      {...songDragProps(song)}
    >
      {table.columns.map(({ id, look, hideBelow, cell }) => (
        <span key={id} role="gridcell" data-look={look} data-hide-below={hideBelow}>
          {cell(row)}
        </span>
      ))}
    </RowFrame>
  );
});

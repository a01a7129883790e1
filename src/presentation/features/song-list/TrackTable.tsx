import { observer } from 'mobx-react-lite';
import { useMemo, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TrackGrid, type GridRow } from '../../components/track-table/TrackGrid';
import { useViewModels } from '../../hooks/view-models-context';
import type { Track } from './track';
import { columnWidths } from './track-cells';
import { trackColumns, type TrackColumnId } from './track-columns';
import { TrackHead } from './TrackHead';
import { TrackRow } from './TrackRow';
import type { TrackColumn, TrackRowTable } from './track-row-table';
import { usePlainLinks } from './use-plain-links';

interface TrackTableProps {
  readonly label: string;
  /** The tracks loaded so far, from the first on; the whole list has `totalCount`, null where that is unknown. */
  readonly tracks: readonly Track[];
  readonly totalCount: number | null;
  readonly hasMore: boolean;
  /** What the table shows. Must be the same array on every render. */
  readonly columns: readonly TrackColumnId[];
  /** On a press: plays from that row, or pauses. */
  readonly onChoose: (index: number) => void;
  /** Called near the end of the loaded tracks. Must be the same function on every render. */
  readonly onNearEnd: () => void;
  /** Removes an entry from an own playlist. */
  readonly onRemove?: (entryId: string) => void;
}

const ROW_HEIGHT = 58;

/** The songs of an album, a playlist or any other list of any length. */
export const TrackTable = observer(function TrackTable({ label, tracks, ...rest }: TrackTableProps) {
  const { onNearEnd, onRemove } = rest;
  const columns = useMemo(() => trackColumns(rest.columns), [rest.columns]);
  const onChoose = useSteady((index: number) => {
    if (tracks[index]?.song.hasAudio === true) rest.onChoose(index);
  });
  const openMenu = useRowMenu({ tracks, onChoose, onRemove });
  const table = useTable(columns, onChoose, openMenu);
  const follow = usePlainLinks();
  const renderRow = (row: GridRow) => {
    const track = tracks[row.index];
    return track && <TrackRow song={track.song} addedAt={track.addedAt} table={table} {...row} />;
  };
  const openMenuOf = (index: number, row: HTMLElement): void => {
    const box = row.getBoundingClientRect();
    openMenu(index, box.right, box.bottom);
  };
  return (
    <TrackGrid
      label={label}
      count={tracks.length}
      totalCount={rest.totalCount}
      hasMore={rest.hasMore}
      rowHeight={ROW_HEIGHT}
      style={columnWidths(columns)}
      head={<TrackHead columns={columns} />}
      renderRow={renderRow}
      onEnter={onChoose}
      onMenu={openMenuOf}
      onClick={follow}
      onNearEnd={onNearEnd}
    />
  );
});

/** The values that all rows share. They stay the same between renders, so scrolling renders only new rows. */
function useTable(
  columns: readonly TrackColumn[],
  onChoose: (index: number) => void,
  onMenu: TrackRowTable['onMenu'],
): TrackRowTable {
  const { t, i18n } = useTranslation('browse');
  const { t: common } = useTranslation();
  const { t: keep } = useTranslation('library');
  const unknownArtist = common('song.unknownArtist');
  return useMemo(
    () => ({
      columns,
      onChoose,
      onMenu,
      unknownArtist,
      language: i18n.language,
      t,
      video: common('song.video'),
      unavailable: ({ absence }) =>
        absence === null ? t('table.unavailable') : common(`song.absence.${absence.kind}`),
      play: (title, artist) => common('song.play', { title, artist }),
      pause: (title) => common('song.pause', { title }),
      like: (title) => keep('like', { title }),
    }),
    [columns, onChoose, onMenu, unknownArtist, i18n.language, t, common, keep],
  );
}

type RowMenu = Pick<TrackTableProps, 'tracks' | 'onChoose' | 'onRemove'>;

function useRowMenu({ tracks, onChoose, onRemove }: RowMenu): TrackRowTable['onMenu'] {
  const { songMenu } = useViewModels();
  return useSteady((index, x, y) => {
    const track = tracks[index];
    if (track === undefined) return;
    const { song, entryId } = track;
    const remove = onRemove && entryId !== undefined ? () => onRemove(entryId) : undefined;
    songMenu.open({ song, x, y, onPlay: () => onChoose(index), onRemove: remove });
  });
}

/** A callback with a stable identity that always runs the latest `act`, so a component that receives it does not render again. */
function useSteady<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

import { formatDuration } from '../../../domain/shared/format-duration';
import { pagePath } from '../../../domain/shared/page-path';
import { Icon } from '../../design-system/Icon';
import { BROWSE_ICONS } from '../../design-system/icons/browse';
import { formatCount } from '../../i18n/format/counts';
import { formatDate } from '../../i18n/format/dates';
import { coverAndTitleCell, numberCell, titleCell, toolsCell } from './track-row-cells';
import type { TrackColumn } from './track-row-table';

/** All columns that a song table can show, from left to right. */
const TRACK_COLUMNS = [
  {
    id: 'number',
    width: '44px',
    smallWidth: '36px',
    header: 'number',
    symbol: '#',
    look: 'row-number',
    cell: numberCell,
  },
  { id: 'title', width: 'minmax(0, 1.5fr)', header: 'song', look: 'title', cell: titleCell },
  { id: 'coverAndTitle', width: 'minmax(0, 1.5fr)', header: 'song', look: 'title', cell: coverAndTitleCell },
  {
    id: 'album',
    width: 'minmax(0, 1fr)',
    header: 'album',
    look: 'text',
    hideBelow: 'narrow',
    cell: ({ song: { album } }) =>
      album && (
        <a href={pagePath('album', album.id)} tabIndex={-1}>
          {album.title}
        </a>
      ),
  },
  {
    id: 'added',
    width: '100px',
    header: 'added',
    look: 'text',
    hideBelow: 'narrow',
    cell: ({ addedAt }) => addedAt && formatDate(addedAt),
  },
  {
    id: 'plays',
    width: '130px',
    header: 'plays',
    look: 'number',
    hideBelow: 'small',
    cell: ({ song, table }) => (song.playCount === null ? '' : formatCount(song.playCount, table.language)),
  },
  {
    id: 'tools',
    width: '96px',
    smallWidth: '44px',
    header: 'actions',
    symbol: null,
    look: 'tools',
    cell: toolsCell,
  },
  {
    id: 'length',
    width: '64px',
    header: 'length',
    symbol: <Icon path={BROWSE_ICONS.clock} size={18} />,
    look: 'number',
    hideBelow: 'small',
    cell: ({ song }) => formatDuration(song.duration),
  },
] as const satisfies readonly TrackColumn[];

export type TrackColumnId = (typeof TRACK_COLUMNS)[number]['id'];

/** The columns that fit each kind of list. */
export const COLUMN_SETS = {
  album: ['number', 'title', 'plays', 'tools', 'length'],
  list: ['number', 'coverAndTitle', 'album', 'plays', 'tools', 'length'],
  playlist: ['number', 'coverAndTitle', 'album', 'added', 'plays', 'tools', 'length'],
} as const satisfies Readonly<Record<string, readonly TrackColumnId[]>>;

/** The columns with these ids, in the order of all columns. */
export const trackColumns = (ids: readonly TrackColumnId[]): readonly TrackColumn[] =>
  TRACK_COLUMNS.filter(({ id }) => ids.includes(id));

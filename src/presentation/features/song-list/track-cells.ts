import type { CSSProperties } from 'react';
import { css } from 'styled-components';
import { CONTAINER } from '../../design-system/media';
import type { TrackColumn } from './track-row-table';

const widths = (columns: readonly TrackColumn[]): string => columns.map(({ width }) => width).join(' ');

/** The widths of the shown columns, as custom properties of the table: on a wide, a narrow and a small page. */
export function columnWidths(columns: readonly TrackColumn[]): CSSProperties {
  const alwaysShown = columns.filter(({ hideBelow }) => hideBelow === undefined);
  return {
    '--columns': widths(columns),
    '--columns-narrow': widths(columns.filter(({ hideBelow }) => hideBelow !== 'narrow')),
    '--columns-small': alwaysShown.map(({ width, smallWidth = width }) => smallWidth).join(' '),
  } as CSSProperties;
}

/**
 * The cells of a track table, for both its head and its rows. As the page narrows, the least important columns disappear first.
 */
export const TRACK_CELLS = css`
  display: grid;
  grid-template-columns: var(--columns);
  align-items: center;
  margin: 0 -12px 0 -4px;
  padding: 0 12px 0 4px;
  [data-look='row-number'] {
    display: grid;
    place-items: center;
    color: var(--text-2);
  }
  [data-look='text'] {
    min-width: 0;
    padding-right: 16px;
    overflow: hidden;
    color: var(--text-2);
    font-size: 14px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-look='number'] {
    color: var(--text-2);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  ${CONTAINER.narrow} {
    grid-template-columns: var(--columns-narrow);
    && [data-hide-below='narrow'] {
      display: none;
    }
  }
  ${CONTAINER.small} {
    grid-template-columns: var(--columns-small);
    padding-right: 4px;
    && [data-hide-below='small'] {
      display: none;
    }
  }
`;

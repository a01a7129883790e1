import { css } from 'styled-components';
import { CONTAINER } from '../../design-system/media';

/**
 * The columns of a track table, for both its head and its rows. As the page narrows, the least important columns disappear first.
 */
export const TRACK_CELLS = css`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 150px 96px 64px;
  align-items: center;
  margin: 0 -12px 0 -4px;
  padding: 0 12px 0 4px;
  &[data-album='true'] {
    grid-template-columns: 44px minmax(0, 1.5fr) minmax(0, 1fr) 130px 96px 64px;
  }
  &[data-added='true'] {
    grid-template-columns: 44px minmax(0, 1fr) 120px 130px 96px 64px;
  }
  &[data-album='true'][data-added='true'] {
    grid-template-columns: 44px minmax(0, 1.5fr) minmax(0, 1fr) 110px 120px 96px 64px;
  }
  [data-cell='number'] {
    display: grid;
    place-items: center;
    color: var(--text-2);
  }
  [data-cell='album'],
  [data-cell='added'] {
    min-width: 0;
    padding-right: 16px;
    overflow: hidden;
    color: var(--text-2);
    font-size: 14px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-cell='plays'],
  [data-cell='length'] {
    color: var(--text-2);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  ${CONTAINER.narrow} {
    &&& {
      grid-template-columns: 44px minmax(0, 1fr) 130px 96px 64px;
    }
    [data-cell='album'],
    [data-cell='added'] {
      display: none;
    }
  }
  ${CONTAINER.small} {
    &&& {
      grid-template-columns: 36px minmax(0, 1fr) 44px;
      padding-right: 4px;
    }
    [data-cell='plays'],
    [data-cell='length'] {
      display: none;
    }
  }
`;

import styled, { css } from 'styled-components';
import { ArtworkFrame } from '../../design-system/Artwork';
import { heartBeat } from '../../design-system/heart-beat';
import { focusRing, insetFocusRing, oneLine, overlay, touchArea } from '../../design-system/interaction';
import { CONTAINER, MEDIA } from '../../design-system/media';
import { TRACK_CELLS } from './track-cells';

const PRESS = css`
  [data-part='press'] {
    display: grid;
    place-items: center;
    width: 36px;
    height: 44px;
    border-radius: var(--r-xs);
    font-weight: var(--fw-medium);
    font-variant-numeric: tabular-nums;
    ${insetFocusRing}
    > span {
      grid-area: 1 / 1;
    }
  }
  [data-sign='hover'] {
    opacity: 0;
    color: var(--text-1);
  }
  [data-place]::before {
    content: attr(data-place);
  }
`;

const NAMES = css`
  [data-look='title'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-width: 0;
    padding-right: 16px;
  }
  [data-part='names'] {
    min-width: 0;
  }
  [data-part='title'] {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: var(--fw-strong);
    line-height: 21px;
    a {
      ${oneLine}
    }
  }
  [data-part='badge'] {
    flex: none;
    padding: 0 5px;
    border-radius: 4px;
    background: var(--surface-2);
    color: var(--text-2);
    font-size: 11px;
    font-weight: var(--fw-strong);
    line-height: 16px;
  }
  [data-part='artists'] {
    ${oneLine}
    display: block;
    color: var(--text-2);
    font-size: var(--fs-meta);
    line-height: 18px;
  }
`;

const TOOLS = css`
  [data-look='tools'] {
    display: flex;
    justify-content: flex-end;
    > button {
      ${touchArea}
      display: grid;
      place-items: center;
      flex: none;
      width: 36px;
      height: 36px;
      border-radius: var(--r-full);
      color: var(--text-2);
      ${overlay}
      ${focusRing}
      &:active {
        scale: 0.94;
      }
      &[aria-pressed='true'] {
        color: var(--like);
      }
      &:not([aria-pressed='true']) {
        opacity: 0;
      }
      ${heartBeat}
    }
    ${CONTAINER.small} {
      > button:not(:last-child) {
        display: none;
      }
      > button:last-child {
        opacity: 1;
      }
    }
    @media (hover: none) {
      > button:not([aria-pressed='true']) {
        opacity: 1;
      }
    }
  }
`;

/**
 * The styles of a row and everything in it. The parts are plain elements distinguished by their data attributes, because
 * scrolling a long table adds and removes dozens of rows, and a styled component for each part would cost more than all the rest.
 */
export const RowFrame = styled.div`
  ${TRACK_CELLS}
  ${PRESS}
  ${NAMES}
  ${TOOLS}
  height: 58px;
  border-radius: var(--r-sm);
  cursor: default;
  ${insetFocusRing}
  a {
    border-radius: 4px;
    ${insetFocusRing}
  }
  svg {
    display: block;
    fill: currentColor;
  }
  &:not([data-status='idle']) {
    background: color-mix(in srgb, var(--accent) 15%, transparent);
    [data-part='title'],
    [data-part='press'] {
      color: var(--accent-strong);
    }
    [data-part='badge'] {
      background: none;
      box-shadow: inset 0 0 0 1px var(--line-strong);
    }
  }
  &[data-missing] {
    > :not([data-look='title'], [data-look='tools']),
    ${ArtworkFrame}, [data-part='title'] {
      opacity: 0.45;
    }
  }
  &:focus-within,
  &:focus-visible {
    [data-look='tools'] > button {
      opacity: 1;
    }
  }
  ${MEDIA.hover} {
    &:hover {
      background: var(--hover);
      [data-look='tools'] > button {
        opacity: 1;
      }
      &:not([data-missing]) [data-sign='hover'] {
        opacity: 1;
      }
      &:not([data-missing]) [data-sign='rest'] {
        opacity: 0;
      }
    }
    &:hover:not([data-status='idle']) {
      background: color-mix(in srgb, var(--accent) 22%, transparent);
    }
    a:hover,
    [data-look='tools'] > button:not([aria-pressed='true']):hover {
      color: var(--text-1);
    }
    a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

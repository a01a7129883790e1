import { css } from 'styled-components';
import { MEDIA } from './media';

/** The focus ring of design §7. */
export const focusRing = css`
  &:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 2px;
  }
`;

/** The focus ring inside a list item; outside, the neighbours would cut it off. */
export const focusOutline = css`
  outline: 2.5px solid var(--accent-strong);
  outline-offset: -2px;
`;

export const insetFocusRing = css`
  &:focus-visible {
    ${focusOutline}
  }
`;

/** Hover and press styles of a control without a fill of its own. */
export const overlay = css`
  transition: background-color var(--dur-2) var(--ease-out);
  ${MEDIA.hover} {
    &:hover {
      background-color: var(--hover);
    }
  }
  &:active {
    background-color: var(--pressed);
  }
`;

/** Extends the press area over the whole positioned ancestor. */
export const reachOverAll = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

/** A touch area of at least 44 px around a smaller control. */
export const touchArea = css`
  position: relative;
  &::before {
    content: '';
    position: absolute;
    inset: 50% auto auto 50%;
    width: max(100%, var(--hit));
    height: max(100%, var(--hit));
    translate: -50% -50%;
  }
`;

export const disabledLook = css`
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.42;
    cursor: default;
  }
`;

/** One line, cut at its end. */
export const oneLine = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

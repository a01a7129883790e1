import { css } from 'styled-components';
import { MEDIA } from '../media';

/** The box of a field (design §7): a 3:1 outline, a halo while it has the focus, a thicker line while it is wrong. */
export const fieldLook = css`
  width: 100%;
  border-radius: 12px;
  background: var(--surface-1);
  box-shadow: inset 0 0 0 1px var(--control-line);
  color: var(--text-1);
  font-size: 16px;
  transition: box-shadow var(--dur-2) var(--ease-out);
  &::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
  ${MEDIA.hover} {
    &:hover:not(:disabled) {
      box-shadow: inset 0 0 0 1px var(--text-2);
    }
  }
  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px var(--danger);
  }
  &:focus,
  &:focus-visible {
    outline: 2px solid transparent;
    box-shadow:
      inset 0 0 0 2px var(--accent-strong),
      0 0 0 4px color-mix(in srgb, var(--accent) 28%, transparent);
  }
  &:disabled {
    opacity: 0.6;
  }
  ${MEDIA.forcedColours} {
    border: 1px solid;
  }
`;

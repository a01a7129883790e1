import { css } from 'styled-components';
import { MEDIA } from './media';

export type TooltipSide = 'top' | 'top-end' | 'bottom' | 'bottom-end';

/** A word under the pointer for icon-only controls, drawn from `data-tip`; the control's own label is what is read aloud. */
export const tooltip = css`
  ${MEDIA.hover} {
    &[data-tip]::after {
      content: attr(data-tip) / '';
      position: absolute;
      z-index: var(--z-tooltip);
      bottom: calc(100% + 8px);
      left: 50%;
      padding: 5px 9px;
      border-radius: 8px;
      background: var(--fill-inverse);
      color: var(--text-inverse);
      font: var(--fw-medium) 12px/16px var(--font-ui);
      letter-spacing: 0;
      white-space: nowrap;
      pointer-events: none;
      opacity: 0;
      translate: -50% 4px;
      transition:
        opacity var(--dur-2) var(--ease-out),
        translate var(--dur-3) var(--ease-out);
    }
    &[data-tip]:hover::after,
    &[data-tip]:focus-visible::after {
      opacity: 1;
      translate: -50% 0;
      transition-delay: 400ms;
    }
    &[data-tip]:active::after {
      opacity: 0;
      transition-delay: 0s;
    }
    &[data-side^='bottom']::after {
      bottom: auto;
      top: calc(100% + 8px);
    }
    &[data-side$='end']::after,
    &[data-side$='end']:hover::after,
    &[data-side$='end']:focus-visible::after {
      left: auto;
      right: 0;
      translate: 0 0;
    }
  }
`;

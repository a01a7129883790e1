import { css, keyframes } from 'styled-components';
import { MEDIA } from './media';

const beat = keyframes`
  0% { scale: 0.8; }
  55% { scale: 1.15; }
  100% { scale: 1; }
`;

/** A heart beats once while it is marked as beating (design §10); under reduced motion it does not. */
export const heartBeat = css`
  &[data-beating='true'] svg {
    animation: ${beat} var(--dur-4) var(--ease-swell) 1;
  }
  ${MEDIA.calm} {
    &[data-beating='true'] svg {
      animation: none;
    }
  }
`;

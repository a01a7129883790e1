import styled, { keyframes } from 'styled-components';
import { MEDIA } from './media';

/** Four bars: besides colour, the second sign that sound is playing. */
export function Equaliser({ isMoving }: { readonly isMoving: boolean }) {
  return (
    <Bars aria-hidden="true" data-moving={isMoving}>
      <i />
      <i />
      <i />
      <i />
    </Bars>
  );
}

const swing = keyframes`
  0%, 100% { scale: 1 .35; }
  50% { scale: 1 1; }
`;

const Bars = styled.span`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 16px;
  i {
    width: 3px;
    height: 100%;
    border-radius: 2px;
    background: currentColor;
    transform-origin: bottom;
    scale: 1 0.6;
  }
  &[data-moving='true'] i {
    animation: ${swing} 900ms ease-in-out infinite;
  }
  &[data-moving] i:nth-child(2) {
    animation-delay: -320ms;
  }
  &[data-moving] i:nth-child(3) {
    animation-delay: -640ms;
  }
  &[data-moving] i:nth-child(4) {
    animation-delay: -150ms;
  }
  ${MEDIA.calm} {
    &[data-moving='true'] i {
      animation: none;
    }
  }
`;

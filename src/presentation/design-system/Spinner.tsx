import styled, { keyframes } from 'styled-components';
import { MEDIA } from './media';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const pulse = keyframes`
  50% { opacity: .4; }
`;

/** A turning ring in the colour of the text around it; under reduced motion it breathes instead. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  display: block;
  flex: none;
  width: ${({ $size = 18 }) => $size}px;
  height: ${({ $size = 18 }) => $size}px;
  border-radius: 50%;
  border: 2.5px solid color-mix(in srgb, currentColor 28%, transparent);
  border-top-color: currentColor;
  animation: ${turn} 800ms linear infinite;
  ${MEDIA.calm} {
    animation: ${pulse} 1.6s ease-in-out infinite;
  }
`;

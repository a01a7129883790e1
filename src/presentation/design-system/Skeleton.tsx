import styled, { keyframes } from 'styled-components';
import { MEDIA } from './media';

const sheen = keyframes`
  from { background-position-x: 100vw; }
  to { background-position-x: -100vw; }
`;

/** A shape that stands for content that is loading. The sheen is fixed to the window, so one light crosses the whole page. */
export const Skeleton = styled.span<{ $width?: string; $height: number; $radius?: string }>`
  display: block;
  flex: none;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height }) => $height}px;
  border-radius: ${({ $radius = '5px' }) => $radius};
  background: linear-gradient(100deg, var(--skeleton) 38%, var(--skeleton-hi) 50%, var(--skeleton) 62%) 0 0 / 100vw 100%
    fixed;
  animation: ${sheen} 1.6s linear infinite;
  ${MEDIA.calm} {
    animation: none;
    background: var(--skeleton);
  }
`;

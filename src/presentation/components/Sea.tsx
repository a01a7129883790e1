import styled, { keyframes } from 'styled-components';
import { MEDIA } from '../design-system/media';
import { wavePath, type WaveShape } from './wave-path';

export type SeaState = 'calm' | 'easy' | 'rough';

interface Water extends WaveShape {
  readonly opacity: number;
}

/** Wider than it is shown, so that it can drift. */
const WIDTH = 1728;
const HEIGHTS: Record<SeaState, number> = { calm: 200, easy: 240, rough: 330 };

const WATERS: Record<SeaState, readonly Water[]> = {
  calm: [
    { base: 60, amplitude: 3, period: 620, shift: 0, opacity: 0.16 },
    { base: 96, amplitude: 3, period: 540, shift: 0.4, opacity: 0.22 },
    { base: 132, amplitude: 2, period: 480, shift: 0.7, opacity: 0.34 },
  ],
  easy: [
    { base: 34, amplitude: 13, period: 520, shift: 0.5, opacity: 0.16 },
    { base: 74, amplitude: 14, period: 620, shift: 0.7, opacity: 0.22 },
    { base: 112, amplitude: 12, period: 440, shift: 0.1, opacity: 0.34 },
  ],
  rough: [
    { base: 88, amplitude: 42, period: 640, shift: 0.62, chop: 0.28, opacity: 0.14 },
    { base: 146, amplitude: 36, period: 522, shift: 0.1, chop: 0.34, opacity: 0.2 },
    { base: 200, amplitude: 30, period: 700, shift: 0.3, chop: 0.22, opacity: 0.3 },
  ],
};

/** Water along the foot of the window, under the sidebar too. */
export function Sea({ state }: { readonly state: SeaState }) {
  const height = HEIGHTS[state];
  return (
    <Shore aria-hidden="true" data-sea={state} style={{ height }}>
      {WATERS[state].map((water) => (
        <Drift key={water.opacity} viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none">
          <path d={wavePath(WIDTH, height, water)} fill="var(--accent)" opacity={water.opacity} />
        </Drift>
      ))}
    </Shore>
  );
}

const drift = keyframes`
  to { translate: -14% 0; }
`;

const Shore = styled.div`
  position: absolute;
  z-index: -1;
  inset: auto 0 0 calc(-1 * var(--shell-nav, 0px));
  overflow: hidden;
  pointer-events: none;
`;

const Drift = styled.svg`
  position: absolute;
  inset: 0 auto 0 0;
  width: max(120%, 1200px);
  height: 100%;
  animation: ${drift} 22s ease-in-out infinite alternate;
  &:nth-child(2) {
    animation-duration: 17s;
    animation-direction: alternate-reverse;
  }
  &:nth-child(3) {
    animation-duration: 13s;
  }
  ${MEDIA.calm} {
    animation: none;
  }
`;

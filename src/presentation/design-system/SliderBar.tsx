import styled, { css } from 'styled-components';
import { MEDIA } from './media';

export type SliderTone = keyof typeof TONES;

interface SliderBarProps {
  readonly tone: SliderTone;
  readonly bubble: string | null;
  /** Position of the bubble, 0 to 1. */
  readonly at: number;
}

/** What a slider looks like. Reads `--fill` and `--buffered` (0 to 1) from the slider around it. */
export function SliderBar({ tone, bubble, at }: SliderBarProps) {
  return (
    <Face aria-hidden="true" $tone={tone}>
      <Track>
        <Buffered />
        <Fill />
      </Track>
      <Thumb />
      {bubble !== null && <Bubble style={{ left: `${at * 100}%` }}>{bubble}</Bubble>}
    </Face>
  );
}

const TONES = {
  seek: css`
    --bar-track: var(--track);
    --bar-buffer: var(--track-buffer);
    --bar-fill: var(--seek-fill);
    --bar-edge: var(--surface-1);
  `,
  quiet: css`
    --bar-track: var(--track);
    --bar-buffer: transparent;
    --bar-fill: var(--text-2);
    --bar-edge: var(--surface-1);
    --bar-rest: 0;
  `,
  /** In full screen (specification §4), in both themes. */
  full: css`
    --bar-track: rgb(255 255 255 / 0.2);
    --bar-buffer: transparent;
    --bar-fill: #7b89ff;
    --bar-thumb: #7b89ff;
    --bar-edge: transparent;
    --bar-rest: 0;
  `,
  /** Another component draws the played part over the track. */
  wave: css`
    --bar-track: rgb(255 255 255 / 0.2);
    --bar-buffer: rgb(255 255 255 / 0.36);
    --bar-fill: transparent;
    --bar-thumb: #7b89ff;
    --bar-edge: transparent;
    --bar-from: var(--fill);
  `,
};

const Track = styled.span`
  position: absolute;
  inset: 8px 0;
  border-radius: 2px;
  overflow: hidden;
  background: var(--bar-track);
  clip-path: inset(0 0 0 calc(var(--bar-from, 0) * 100%));
  transition: transform var(--dur-2) var(--ease-out);
`;

const part = css`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  transform-origin: left;
`;

const Buffered = styled.span`
  ${part}
  background: var(--bar-buffer);
  transform: scaleX(var(--buffered));
`;

const Fill = styled.span`
  ${part}
  background: var(--bar-fill);
  transform: scaleX(var(--fill));
  ${MEDIA.forcedColours} {
    background: Highlight;
  }
`;

const Thumb = styled.span`
  position: absolute;
  top: 2px;
  left: calc(var(--fill) * 100%);
  width: 16px;
  height: 16px;
  margin-left: -8px;
  border-radius: 50%;
  background: var(--bar-thumb, var(--bar-fill));
  box-shadow: 0 0 0 2.5px var(--bar-edge);
  scale: var(--bar-rest, 0.75);
  transition: scale var(--dur-2) var(--ease-out);
  ${MEDIA.forcedColours} {
    background: Highlight;
  }
`;

const Bubble = styled.span`
  position: absolute;
  bottom: calc(100% + 2px);
  padding: 3px 8px;
  border-radius: 7px;
  background: var(--fill-inverse);
  color: var(--text-inverse);
  font-size: 12px;
  font-weight: var(--fw-strong);
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  translate: -50% 0;
  pointer-events: none;
`;

const Face = styled.span<{ $tone: SliderTone }>`
  ${({ $tone }) => TONES[$tone]}
  ${MEDIA.hover} {
    :hover > & ${Track} {
      transform: scaleY(1.5);
    }
    :hover > & ${Thumb} {
      scale: 1;
    }
  }
  [data-dragging='true'] > & ${Track} {
    transform: scaleY(1.5);
  }
  [data-dragging='true'] > & ${Thumb} {
    scale: 1;
  }
  :focus-visible + & ${Thumb} {
    scale: 1;
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 4px;
  }
`;

import { useRef, useState, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { focusRing } from './interaction';
import { selectable } from './selectable';

/** A square of a picture, in the picture's own pixels. */
interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

interface SquareCropperProps {
  readonly src: string;
  /** Null until the picture's size is known. */
  readonly square: Square | null;
  /** What the frame is, and how it is moved. */
  readonly label: string;
  readonly onMeasure: (size: { readonly width: number; readonly height: number }) => void;
  readonly onFail: () => void;
  /** As fractions of the square's side, to the right and down. */
  readonly onMove: (right: number, down: number) => void;
}

/** Edge of the frame in pixels. */
const EDGE = 280;
const KEY_STEP = 0.04;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** A picture behind a round window: the user drags it or moves it with the arrow keys, until the window shows the wanted part. */
export function SquareCropper({ src, square, label, onMeasure, onFail, onMove }: SquareCropperProps) {
  const [width, setWidth] = useState(0);
  const drag = useDrag(onMove);
  const measure = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void => {
    setWidth(image.naturalWidth);
    onMeasure({ width: image.naturalWidth, height: image.naturalHeight });
  };
  const press = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(...step);
  };
  const scale = square === null ? 0 : EDGE / square.side;
  return (
    <Frame role="group" aria-label={label} tabIndex={0} onKeyDown={press} {...drag}>
      <img
        src={src}
        alt=""
        draggable={false}
        onLoad={measure}
        onError={onFail}
        style={
          square === null
            ? { opacity: 0 }
            : { width: width * scale, transform: `translate(${-square.left * scale}px, ${-square.top * scale}px)` }
        }
      />
      <Window />
    </Frame>
  );
}

/** The picture follows the pointer, so the square goes the other way. */
function useDrag(onMove: SquareCropperProps['onMove']) {
  const last = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      if (last.current === null) return;
      onMove((last.current.x - x) / EDGE, (last.current.y - y) / EDGE);
      last.current = { x, y };
    },
    onPointerUp: () => (last.current = null),
    onPointerCancel: () => (last.current = null),
  };
}

const Frame = styled.div`
  position: relative;
  width: ${EDGE}px;
  height: ${EDGE}px;
  border-radius: var(--r-lg);
  overflow: hidden;
  background: var(--surface-2);
  cursor: grab;
  touch-action: none;
  ${focusRing}
  &:active {
    cursor: grabbing;
  }
  img {
    display: block;
    max-width: none;
    transform-origin: 0 0;
    ${selectable('none')}
  }
`;

const Window = styled.span`
  position: absolute;
  inset: 0;
  border-radius: 50%;
  box-shadow: 0 0 0 200px rgb(10 9 26 / 0.5);
  pointer-events: none;
`;

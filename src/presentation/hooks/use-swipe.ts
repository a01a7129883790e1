import { useRef, type PointerEvent } from 'react';

interface SwipeHandlers {
  readonly onLeft?: () => void;
  readonly onRight?: () => void;
  readonly onUp?: () => void;
  readonly onDown?: () => void;
}

/** How far a finger travels, in pixels, before a press becomes a swipe. */
const THRESHOLD = 48;

/** A swipe of a finger across an element; its direction is the one with the longest distance. The mouse does not swipe. */
export function useSwipe({ onLeft, onRight, onUp, onDown }: SwipeHandlers) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const end = (event: PointerEvent): void => {
    const from = start.current;
    start.current = null;
    if (from === null) return;
    const across = event.clientX - from.x;
    const down = event.clientY - from.y;
    if (Math.max(Math.abs(across), Math.abs(down)) < THRESHOLD) return;
    const swipe = Math.abs(across) > Math.abs(down) ? (across < 0 ? onLeft : onRight) : down < 0 ? onUp : onDown;
    swipe?.();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

/** How long a finger rests before it grabs the element, in milliseconds, and how far it may move meanwhile, in pixels. */
const REST = 300;
const STRAY = 8;

interface HoldOptions {
  readonly onGrab: () => void;
  readonly onDrag: (clientY: number) => void;
  readonly onDrop: (clientY: number) => void;
  readonly onLeave: () => void;
}

/**
 * Grabs an element: with a mouse or a pen at once, with a finger after the finger has rested, so that a moving finger scrolls the
 * list. While the element is held, the list does not scroll under the finger.
 */
export function useHold(target: RefObject<HTMLElement | null>, { onGrab, onDrag, onDrop, onLeave }: HoldOptions) {
  const isHeld = useRef(false);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const start = useRef({ x: 0, y: 0 });
  useUnscrolled(target, isHeld);
  useEffect(() => () => clearTimeout(resting.current), []);

  const hold = (): void => {
    isHeld.current = true;
    onGrab();
  };
  const end = (finish: () => void): void => {
    clearTimeout(resting.current);
    if (isHeld.current) finish();
    isHeld.current = false;
  };
  return {
    isHeld: (): boolean => isHeld.current,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'touch') resting.current = setTimeout(hold, REST);
      else hold();
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const { x, y } = start.current;
      if (isHeld.current) onDrag(clientY);
      else if (Math.hypot(clientX - x, clientY - y) > STRAY) clearTimeout(resting.current);
    },
    onPointerUp: ({ clientY }: PointerEvent): void => end(() => onDrop(clientY)),
    onPointerCancel: (): void => end(onLeave),
  };
}

/** Prevents the browser from scrolling under the finger; React's own listeners cannot prevent it. */
function useUnscrolled(target: RefObject<HTMLElement | null>, isHeld: RefObject<boolean>): void {
  useEffect(() => {
    const element = target.current;
    const refuse = (event: TouchEvent): void => {
      if (isHeld.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', refuse, { passive: false });
    return () => element?.removeEventListener('touchmove', refuse);
  }, [target, isHeld]);
}

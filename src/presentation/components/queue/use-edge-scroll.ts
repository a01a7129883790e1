import { useEffect, useRef, type RefObject } from 'react';

/** Distance from an edge, in pixels, within which a dragged item scrolls the list, and the pixels scrolled per frame. */
const EDGE = 48;
const STEP = 9;

/**
 * While an item is dragged near the upper or lower edge of the scroller, the scroller keeps scrolling; `onScroll` receives the
 * height of the pointer at each step.
 */
export function useEdgeScroll(scroller: RefObject<HTMLElement | null>, onScroll: (clientY: number) => void) {
  const frame = useRef(0);
  const latest = useRef(onScroll);
  useEffect(() => {
    latest.current = onScroll;
  });
  const stop = (): void => cancelAnimationFrame(frame.current);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const drag = (clientY: number): void => {
    stop();
    const element = scroller.current;
    if (element === null) return;
    const { top, bottom } = element.getBoundingClientRect();
    const step = clientY < top + EDGE ? -STEP : clientY > bottom - EDGE ? STEP : 0;
    const before = element.scrollTop;
    element.scrollBy({ top: step });
    if (element.scrollTop === before) return;
    frame.current = requestAnimationFrame(() => {
      latest.current(clientY);
      drag(clientY);
    });
  };
  return { drag, stop };
}

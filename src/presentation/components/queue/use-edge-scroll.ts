import { useEffect, useRef, type RefObject } from 'react';

/** So near an edge what is dragged makes the list move, in pixels; and so far it moves in each picture. */
const EDGE = 48;
const STEP = 9;

/**
 * While something is dragged near the upper or lower edge of what scrolls, it goes on scrolling; `onScroll` hears of each
 * step with the height the pointer is at.
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

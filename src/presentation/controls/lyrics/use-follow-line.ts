import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { glide } from './glide';

/** The vertical position of the active line, as a share of the height (design §10). */
const PLACE = 0.42;

interface Following {
  readonly line: number;
  /** The reader looks at another place. */
  readonly isHeld: boolean;
}

/** Scrolls a box so that the line being sung stays at 42 % of the height. */
export function useFollowLine(box: RefObject<HTMLElement | null>, { line, isHeld }: Following): void {
  const tops = useRef<readonly number[]>([]);
  const hasLooked = useRef(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    keepInPlace(element, line, tops);
    const target = placeOf(element, line);
    if (isHeld || target === null) return undefined;
    if (hasLooked.current) return glide(element, target);
    hasLooked.current = true;
    scrollAtOnce(element, target);
    return undefined;
  }, [box, line, isHeld]);
  useEffect(() => {
    const element = box.current;
    if (element === null || isHeld || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => jumpTo(element, line));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, line, isHeld]);
}

function scrollAtOnce(element: HTMLElement, top: number): void {
  element.scrollTop = top;
}

const linesIn = (element: HTMLElement): HTMLElement[] => [...element.querySelectorAll('li')];

/** Before the first line, the position is the beginning. */
function placeOf(element: HTMLElement, line: number): number | null {
  if (line < 0) return 0;
  const target = linesIn(element)[line];
  if (target === undefined) return null;
  return target.offsetTop + target.offsetHeight / 2 - element.clientHeight * PLACE;
}

/** Lines that grow and shrink move other lines: the newly active line stays where it was and scrolls smoothly from there. */
function keepInPlace(element: HTMLElement, line: number, tops: { current: readonly number[] }): void {
  const before = tops.current[line];
  tops.current = linesIn(element).map(({ offsetTop }) => offsetTop);
  const after = tops.current[line];
  if (before !== undefined && after !== undefined) element.scrollTop += after - before;
}

/** Scrolls at once after the box changes its size. The first call only reports the initial size. */
function jumpTo(element: HTMLElement, line: number): void {
  const seen = element.dataset['seen'];
  const size = `${element.clientWidth} ${element.clientHeight}`;
  element.dataset['seen'] = size;
  const target = placeOf(element, line);
  if (seen !== undefined && seen !== size && target !== null) scrollAtOnce(element, target);
}

import { defaultRangeExtractor, useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Rows rendered above and below the visible ones, ahead of scrolling: few enough to leave room for a menu and a player within
 * 1,000 elements.
 */
const OVERSCAN = 3;
/** Height covered at the top and at the foot of the page, in pixels; a row scrolled into view stays clear of it. */
const COVERED = { top: 76, bottom: 128 };

interface WindowRowsOptions {
  /** The rows' container. */
  readonly body: RefObject<HTMLElement | null>;
  readonly count: number;
  /** In pixels, the same for every row. */
  readonly height: number;
  /** A row that stays rendered wherever the page is scrolled, because it has the focus. */
  readonly kept: number;
}

/** The rows to render of a list of any length, as the page scrolls. */
export function useWindowRows({ body, count, height, kept }: WindowRowsOptions): Virtualizer<Window, Element> {
  const top = useTop(body);
  const extract = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      if (kept < 0 || kept >= range.count || seen.includes(kept)) return seen;
      return kept < (seen[0] ?? 0) ? [kept, ...seen] : [...seen, kept];
    },
    [kept],
  );
  return useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: COVERED.top,
    scrollPaddingEnd: COVERED.bottom,
    rangeExtractor: extract,
    useFlushSync: false,
  });
}

/** How far below the page's top an element begins, in pixels; the content above it may grow. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      const box = element.current?.getBoundingClientRect();
      if (box !== undefined) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Height of a row in pixels. */
export const ROW_HEIGHT = 58;
/** Number of rows rendered beyond the window's edges. */
const OVERSCAN = 8;

interface RowWindow<T> {
  readonly list: RefObject<HTMLUListElement | null>;
  /** The rows in view, in document order, which differs from the order on the screen. */
  readonly rows: readonly { readonly item: T; readonly place: number }[];
  /** The position at a height of the window, from 0. */
  placeUnder(clientY: number): number;
}

/**
 * The rows in view of a long list on the page. `shown` is their order on the screen, `items` their order in the document, so that
 * a moved row stays the same element and keeps the focus. `follow` is the position that has to stay in view.
 */
export function useRowWindow<T extends { readonly id: string }>(
  items: readonly T[],
  shown: readonly T[],
  follow: number | undefined,
): RowWindow<T> {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: 2 * ROW_HEIGHT,
    scrollPaddingEnd: 3 * ROW_HEIGHT,
    getItemKey: (index) => shown[index]?.id ?? index,
  });
  useEffect(() => {
    if (follow !== undefined) virtualizer.scrollToIndex(follow, { align: 'auto' });
  }, [follow, virtualizer]);
  const rows = virtualizer.getVirtualItems().flatMap(({ index: place }) => {
    const item = shown[place];
    return item === undefined ? [] : [{ item, place }];
  });
  return {
    list,
    rows: rows.sort((one, other) => items.indexOf(one.item) - items.indexOf(other.item)),
    placeUnder: (clientY) => {
      const from = list.current?.getBoundingClientRect().top ?? 0;
      return Math.min(Math.max(Math.floor((clientY - from) / ROW_HEIGHT), 0), items.length - 1);
    },
  };
}

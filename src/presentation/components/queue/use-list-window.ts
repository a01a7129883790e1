import { useCallback, useLayoutEffect, useMemo, useState, type RefObject } from 'react';

/** Height of a row in pixels. */
export const ROW_HEIGHT = 56;
/** Number of rows rendered beyond the visible edges. */
const OVERSCAN = 6;
/** Rows left between a row scrolled into view and the upper and the lower edge. */
const CLEAR = { above: 1, below: 2 };

interface ListWindowOptions<T> {
  /** The scrolling element, and the list in it. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  /** In document order, so that a moved row stays the same element and keeps the focus. */
  readonly items: readonly T[];
  /** In the order on the screen. */
  readonly shown: readonly T[];
  /** Positions that stay rendered wherever the list is scrolled: those of the lifted and of the focused row. */
  readonly kept: readonly number[];
}

export interface ListWindow<T> {
  readonly rows: readonly { readonly item: T; readonly place: number }[];
  readonly height: number;
  /** The same function from render to render. */
  readonly bringIntoView: (place: number) => void;
  /** The position at a height of the window, from 0. */
  placeUnder(clientY: number): number;
}

/** The rows of a list of any length that are in view of the scroller around it; all rows have the same height. */
export function useListWindow<T extends { readonly id: string }>(options: ListWindowOptions<T>): ListWindow<T> {
  const { scroller, list, items, shown, kept } = options;
  const { from, to } = useSight(scroller, list);
  const bringIntoView = useCallback((place: number) => scrollClear(scroller, list, place), [scroller, list]);
  const order = useMemo(() => new Map(items.map(({ id }, at) => [id, at])), [items]);
  const places = new Set(kept);
  for (let place = Math.max(from, 0); place < Math.min(to, shown.length); place += 1) places.add(place);
  const rows = [...places].flatMap((place) => {
    const item = shown[place];
    return item === undefined ? [] : [{ item, place }];
  });
  const placeInDocument = ({ item }: { readonly item: T }): number => order.get(item.id) ?? 0;
  return {
    rows: rows.sort((one, other) => placeInDocument(one) - placeInDocument(other)),
    height: items.length * ROW_HEIGHT,
    bringIntoView,
    placeUnder: (clientY) => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      return Math.min(Math.max(Math.floor((clientY - top) / ROW_HEIGHT), 0), items.length - 1);
    },
  };
}

type Held = RefObject<HTMLElement | null>;

interface Sight {
  readonly from: number;
  readonly to: number;
}

/** The positions between the edges of the scroller, and some beyond; before the first measurement, the first few. */
function useSight(scroller: Held, list: Held): Sight {
  const [sight, setSight] = useState<Sight>({ from: 0, to: 2 * OVERSCAN });
  useLayoutEffect(() => {
    const outer = scroller.current;
    const inner = list.current;
    if (outer === null || inner === null) return undefined;
    const look = (): void => {
      const above = outer.getBoundingClientRect().top - inner.getBoundingClientRect().top;
      const from = Math.floor(above / ROW_HEIGHT) - OVERSCAN;
      const to = Math.ceil((above + outer.offsetHeight) / ROW_HEIGHT) + OVERSCAN;
      setSight((earlier) => (earlier.from === from && earlier.to === to ? earlier : { from, to }));
    };
    look();
    outer.addEventListener('scroll', look, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    sizes?.observe(outer);
    sizes?.observe(inner);
    return () => {
      outer.removeEventListener('scroll', look);
      sizes?.disconnect();
    };
  }, [scroller, list]);
  return sight;
}

/** Scrolls only as far as needed for a row to be clear of both edges. */
function scrollClear(scroller: Held, list: Held, place: number): void {
  const outer = scroller.current;
  const inner = list.current;
  if (outer === null || inner === null) return;
  const top = inner.getBoundingClientRect().top - outer.getBoundingClientRect().top + place * ROW_HEIGHT;
  const tooHigh = top - CLEAR.above * ROW_HEIGHT;
  const tooLow = top + (1 + CLEAR.below) * ROW_HEIGHT - outer.offsetHeight;
  if (tooHigh < 0) outer.scrollBy({ top: tooHigh });
  else if (tooLow > 0) outer.scrollBy({ top: tooLow });
}

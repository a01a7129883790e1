import { useEffect, useMemo, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { Song } from '../../../domain/catalogue/song';
import { useReorder, type Orderable, type ReorderLabels } from '../library/use-reorder';
import { useEdgeScroll } from './use-edge-scroll';
import { useListWindow } from './use-list-window';
import { rowAround, useRowKeys } from './use-row-keys';
import { useWantedFocus } from './use-wanted-focus';

export interface SortableSong extends Orderable {
  readonly song: Song;
}

export interface SongSorterOptions<T extends SortableSong> {
  readonly items: readonly T[];
  /** The scroller around the list. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly labels: ReorderLabels;
  /** `place` counts from 0. */
  readonly onMove: (id: string, place: number) => void;
  readonly onDelete?: (id: string) => void;
  /** A row's menu is requested at a point of the window. */
  readonly onMenu: (item: T, x: number, y: number) => void;
}

/** The handle is a row's first control. */
const HANDLE = 0;

/** The state of a song list while its order is being changed: which rows are rendered, what is lifted, where the focus goes. */
export function useSongSorter<T extends SortableSong>({ items, scroller, labels, ...acts }: SongSorterOptions<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [activeId, setActive] = useState<string | null>(null);
  const want = useWantedFocus(list);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const active = Math.max(activeId === null ? 0 : ids.indexOf(activeId), 0);
  const reorder = useReorder({
    items,
    labels,
    onMove: (id, _, place) => {
      want(id, HANDLE);
      acts.onMove(id, place);
    },
  });
  const { lift } = reorder;
  const sight = useListWindow({
    scroller,
    list,
    items,
    shown: orderWhile(items, lift),
    kept: lift === null ? [active] : [active, lift.at],
  });
  const onGo = (id: string, control: number): void => {
    want(id, control);
    setActive(id);
    sight.bringIntoView(ids.indexOf(id));
  };
  const onMenu = (id: string, row: HTMLElement): void => {
    const item = items[ids.indexOf(id)];
    const { left, bottom } = row.getBoundingClientRect();
    if (item !== undefined) acts.onMenu(item, left, bottom);
  };
  const keys = useRowKeys({ ids, onGo, onMenu, onDelete: acts.onDelete });
  const hand = useHand(reorder, sight, scroller);
  const onFocus = ({ target }: FocusEvent): void => setActive(rowAround(target)?.dataset['row'] ?? null);
  const takeOut = (id: string): void => keys.takeOut(id, HANDLE);
  return { list, sight, reorder, active, hand, onFocus, onKeyDown: keys.onKeyDown, takeOut };
}

type Reordering = ReturnType<typeof useReorder>;
type Shown = Pick<ReturnType<typeof useListWindow>, 'placeUnder' | 'bringIntoView'>;

/** The dragged row follows the pointer, and the list scrolls with both: at its edges while dragging, anywhere for the keys. */
function useHand(
  { lift, begin, hover, place, cancel }: Reordering,
  shown: Shown,
  scroller: RefObject<HTMLElement | null>,
) {
  const isDragged = useRef(false);
  const over = (clientY: number): void => hover(shown.placeUnder(clientY));
  const edge = useEdgeScroll(scroller, over);
  const at = lift?.at;
  const { bringIntoView } = shown;
  useEffect(() => {
    if (at !== undefined && !isDragged.current) bringIntoView(at);
  }, [at, bringIntoView]);
  const letGo = (): void => {
    isDragged.current = false;
    edge.stop();
  };
  return {
    grab: (item: Orderable): void => {
      isDragged.current = true;
      begin(item);
    },
    drag: (clientY: number): void => {
      over(clientY);
      edge.drag(clientY);
    },
    drop: (id: string, clientY: number): void => {
      letGo();
      place(id, shown.placeUnder(clientY));
    },
    leave: (): void => {
      letGo();
      cancel();
    },
  };
}

/** The order on the screen while an item is lifted over a position. */
function orderWhile<T extends Orderable>(items: readonly T[], lift: { id: string; at: number } | null): readonly T[] {
  const from = lift === null ? -1 : items.findIndex(({ id }) => id === lift.id);
  const item = items[from];
  return lift === null || item === undefined ? items : items.toSpliced(from, 1).toSpliced(lift.at, 0, item);
}

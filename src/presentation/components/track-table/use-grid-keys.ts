import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** Rows that a page key passes. */
const PAGE = 10;
const FOCUSABLE = 'a[href], button:not(:disabled)';

/** How far each key goes among the rows. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + PAGE,
  PageUp: (index) => index - PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

interface GridKeysOptions {
  readonly body: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly onEnter: (index: number) => void;
  /** The row's menu is requested; `row` is the element it opens at. */
  readonly onMenu: (index: number, row: HTMLElement) => void;
  /** The focus goes to this row: the row is rendered and scrolled into view. */
  readonly onGo: (index: number) => void;
}

/**
 * The keys of a grid (design §11): up and down move among the rows, left and right among the controls of a row, Enter plays,
 * Shift F10 or the menu key opens the row's menu.
 */
export function useGridKeys({ body, count, onEnter, onMenu, onGo }: GridKeysOptions) {
  const wanted = useRef(-1);
  useEffect(() => {
    if (wanted.current >= 0) rowOf(body.current, wanted.current)?.focus({ preventScroll: true });
    wanted.current = -1;
  });
  const go = (index: number): void => {
    wanted.current = index;
    onGo(index);
  };
  return (event: KeyboardEvent): void => {
    const row = rowAround(event.target);
    if (row === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = actOf(event, row);
    if (act === null) return;
    event.preventDefault();
    const index = Number(row.dataset.index);
    if (act.kind === 'step') go(Math.min(Math.max(act.step(index, count - 1), 0), count - 1));
    if (act.kind === 'aside') focusAside(row, act.by);
    if (act.kind === 'menu') onMenu(index, row);
    if (act.kind === 'enter') onEnter(index);
  };
}

type Act =
  | { readonly kind: 'step'; readonly step: (index: number, last: number) => number }
  | { readonly kind: 'aside'; readonly by: 1 | -1 }
  | { readonly kind: 'menu' | 'enter' };

/** The action of a key in the grid; null for a key that the grid does not handle. */
function actOf({ key, shiftKey, target }: KeyboardEvent, row: HTMLElement): Act | null {
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return { kind: 'menu' };
  if (shiftKey) return null;
  const step = STEPS[key];
  if (step !== undefined) return { kind: 'step', step };
  if (key === 'ArrowRight') return { kind: 'aside', by: 1 };
  if (key === 'ArrowLeft') return { kind: 'aside', by: -1 };
  return key === 'Enter' && target === row ? { kind: 'enter' } : null;
}

/** The row that contains the target. */
export const rowAround = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="row"][data-index]') : null;

const rowOf = (body: HTMLElement | null, index: number): HTMLElement | null =>
  body?.querySelector<HTMLElement>(`[role="row"][data-index="${index}"]`) ?? null;

/** The row itself is the first stop, then its controls; at either end the focus stays. */
function focusAside(row: HTMLElement, by: 1 | -1): void {
  const stops = [row, ...row.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const present = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(Math.max(present + by, 0), stops.length - 1)]?.focus({ preventScroll: true });
}

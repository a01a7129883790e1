import type { KeyboardEvent } from 'react';
import { controlsOf } from './use-wanted-focus';

/** Rows that a page key passes. */
const PAGE = 8;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

interface RowKeysOptions {
  readonly ids: readonly string[];
  /** This row is to be rendered and in view, and this control of the row takes the focus. */
  readonly onGo: (id: string, control: number) => void;
  readonly onDelete?: (id: string) => void;
  /** A menu is requested; `row` is the element it opens at. */
  readonly onMenu: (id: string, row: HTMLElement) => void;
}

/**
 * The keys of a list with one row in the Tab order: up and down go to the same control of the next row, Delete removes the row
 * and moves the focus to its neighbour, Shift F10 or the menu key opens the row's menu.
 */
export function useRowKeys({ ids, onGo, onDelete, onMenu }: RowKeysOptions) {
  const takeOut = (id: string, control: number): void => {
    const at = ids.indexOf(id);
    const neighbour = ids[at + 1] ?? ids[at - 1];
    if (neighbour !== undefined) onGo(neighbour, control);
    onDelete?.(id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rowAround(event.target);
    if (row === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const id = row.dataset['row'] ?? '';
    const control = controlsOf(row).findIndex((each) => each === document.activeElement);
    const next = neighbourAt(ids, id, event);
    if (isMenuKey(event)) onMenu(id, row);
    else if (next !== undefined) onGo(next, control);
    else if (event.key === 'Delete' && onDelete !== undefined) takeOut(id, control);
    else return;
    event.preventDefault();
  };
  return { onKeyDown, takeOut };
}

/** The row that a key leads to; at either end, the same row. */
function neighbourAt(ids: readonly string[], id: string, { key, shiftKey }: KeyboardEvent): string | undefined {
  const step = shiftKey ? undefined : STEPS[key];
  if (step === undefined) return undefined;
  const last = ids.length - 1;
  return ids[Math.min(Math.max(step(ids.indexOf(id), last), 0), last)];
}

/** The row that contains the target. */
export const rowAround = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

const isMenuKey = ({ key, shiftKey }: KeyboardEvent): boolean => key === 'ContextMenu' || (key === 'F10' && shiftKey);

import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to a control of a row, by its place from 0, as soon as that row is drawn; for rows that move or come into sight. */
export function useWantedFocus(list: RefObject<HTMLElement | null>): (id: string, control: number) => void {
  const wanted = useRef<{ readonly id: string; readonly control: number } | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const { id, control } = wanted.current;
    const controls = controlsOf(list.current?.querySelector(`[data-row="${id}"]`));
    const target = controls[Math.min(control, controls.length - 1)];
    if (target === undefined) return;
    wanted.current = null;
    target.focus({ preventScroll: true });
  });
  return useCallback((id, control) => {
    wanted.current = { id, control };
  }, []);
}

/** What can be pressed in a row, in order. */
export const controlsOf = (row: Element | null | undefined): readonly HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('button') ?? []),
];

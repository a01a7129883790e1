import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Focuses a control of a row, by its index from 0, as soon as the row is rendered; for rows that move or come into view. */
export function useWantedFocus(list: RefObject<HTMLElement | null>): (id: string, control: number) => void {
  const wanted = useRef<{ readonly id: string; readonly control: number } | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const { id, control } = wanted.current;
    const controls = controlsOf(list.current?.querySelector(`[data-row="${CSS.escape(id)}"]`));
    const target = controls[Math.min(control, controls.length - 1)];
    if (target === undefined) return;
    wanted.current = null;
    target.focus({ preventScroll: true });
  });
  return useCallback((id, control) => {
    wanted.current = { id, control };
  }, []);
}

/** The controls of a row, in order. */
export const controlsOf = (row: Element | null | undefined): readonly HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('button') ?? []),
];

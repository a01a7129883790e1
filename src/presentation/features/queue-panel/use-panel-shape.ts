import { useSyncExternalStore } from 'react';

/** Beside the page, over it, or a sheet in front of it (design §14). */
export type PanelShape = 'docked' | 'over' | 'sheet';

const SHEET = '(max-width: 1023px)';
const OVER = '(max-width: 1279px)';

/** The panel's shape in a window as wide as this one. */
export function shapeOfPanel(): PanelShape {
  if (window.matchMedia(SHEET).matches) return 'sheet';
  return window.matchMedia(OVER).matches ? 'over' : 'docked';
}

/** The panel's shape, also while the window changes. */
export const usePanelShape = (): PanelShape => useSyncExternalStore(watch, shapeOfPanel, () => 'docked');

function watch(onChange: () => void): () => void {
  const ranges = [SHEET, OVER].map((range) => window.matchMedia(range));
  ranges.forEach((range) => range.addEventListener('change', onChange));
  return () => ranges.forEach((range) => range.removeEventListener('change', onChange));
}

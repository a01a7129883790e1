import { act } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';

const start = window.setTimeout.bind(window);
const started = new Set<number>();

window.setTimeout = ((...request: Parameters<typeof start>) => {
  const timer = start(...request);
  started.add(timer);
  return timer;
}) as typeof window.setTimeout;

/**
 * All products rendered in one file share a list of toasts and the real timers: both are emptied before the next product is
 * rendered. A dismissed toast is removed a second later, and a toast of the next product may have the same id.
 */
export function endEarlierProduct(): void {
  for (const timer of started) window.clearTimeout(timer);
  started.clear();
  act(() => toast.remove());
}

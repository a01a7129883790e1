import { useSyncExternalStore } from 'react';

const SCROLLED = 8;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page has left its top, so that what stands above it needs a ground. */
export const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED,
    () => false,
  );

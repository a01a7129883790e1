import { useSyncExternalStore } from 'react';

const SCROLLED = 8;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled away from its top, so that elements above it need a background. */
export const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED,
    () => false,
  );

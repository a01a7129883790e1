import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query now. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const media = matching(query);
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => isAnswered(query));
}

/** For effects and event handlers; components use `useMedia`, which updates them. */
export const isAnswered = (query: string): boolean => matching(query)?.matches === true;

const matching = (query: string): MediaQueryList | undefined =>
  'matchMedia' in window ? window.matchMedia(query) : undefined;

/** Whether reduced motion is preferred now. */
export const isCalm = (): boolean => isAnswered('(prefers-reduced-motion: reduce)');

import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window answers a media query now. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (tell: () => void) => {
      const media = matching(query);
      media?.addEventListener('change', tell);
      return () => media?.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => isAnswered(query));
}

/** For effects and events: while a component is drawn, nobody answers. */
export const isAnswered = (query: string): boolean => matching(query)?.matches === true;

const matching = (query: string): MediaQueryList | undefined =>
  'matchMedia' in window ? window.matchMedia(query) : undefined;

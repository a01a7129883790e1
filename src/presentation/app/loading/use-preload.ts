import { useEffect } from 'react';
import { PRELOAD_AFTER } from '../../../domain/catalogue/what-home-shows';
import { pageStands } from './page-stands';
import type { Loaders } from './preloaded-pages';

/** A second after the start, whatever the page, and never before it stands: what a listener needs next is fetched. */
export function usePreload(loaders: Loaders): void {
  useEffect(() => {
    // A failure here is no news: the page itself will try again when it is wanted.
    const preload = (): void => void pageStands().then(() => Promise.allSettled(loaders.map((load) => load())));
    const handle = setTimeout(preload, PRELOAD_AFTER);
    return () => clearTimeout(handle);
  }, [loaders]);
}

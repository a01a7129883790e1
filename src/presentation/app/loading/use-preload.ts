import { useEffect } from 'react';
import { PRELOAD_AFTER } from '../../../domain/catalogue/what-home-shows';
import { pageStands } from './page-stands';
import type { Loaders } from './preloaded-pages';

/** On every page, one second after the start but not before the page has loaded, preloads what a listener needs next. */
export function usePreload(loaders: Loaders): void {
  useEffect(() => {
    // A failure here is ignored: the page itself tries again when it is opened.
    const preload = (): void => void pageStands().then(() => Promise.allSettled(loaders.map((load) => load())));
    const handle = setTimeout(preload, PRELOAD_AFTER);
    return () => clearTimeout(handle);
  }, [loaders]);
}

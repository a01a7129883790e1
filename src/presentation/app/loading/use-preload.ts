import { useEffect } from 'react';
import { PRELOAD_AFTER } from '../../../domain/catalogue/what-home-shows';
import { loadToasts } from '../../features/toasts/LazyToasts';
import { accountLayout, home, search, shorts, song } from './preloaded-pages';
import { pageLoaded } from './page-loaded';
import { loadPlayerBars } from './parts';

export type Loaders = readonly (() => Promise<unknown>)[];

/** The code that a listener needs next. Toasts are included, because the first one may report a lost connection. */
export const PRELOADED_PAGES: Loaders = [
  home.loader,
  loadPlayerBars,
  song.loader,
  search.loader,
  loadToasts,
  shorts.loader,
  accountLayout.loader,
];

/** On every page, one second after the start but not before the page has loaded, preloads what a listener needs next. */
export function usePreload(loaders: Loaders): void {
  useEffect(() => {
    // A failure here is ignored: the page itself tries again when it is opened.
    const preload = (): void => void pageLoaded().then(() => Promise.allSettled(loaders.map((load) => load())));
    const handle = setTimeout(preload, PRELOAD_AFTER);
    return () => clearTimeout(handle);
  }, [loaders]);
}

import { useEffect } from 'react';
import { PRELOAD_AFTER } from '../../../domain/catalogue/what-home-shows';
import { loadSearch } from './find-pages';
import { loadAccount, loadHome, loadPlayerBars, loadSong, loadToasts } from './pages';
import { loadShorts } from './shorts-pages';

/** Shortly after the start, what a listener needs next is fetched. */
export function usePreload(): void {
  useEffect(() => {
    // A failure here is no news: the page itself will try again when it is wanted.
    // Toasts too: the first of them may be that the connection is lost.
    const loads = [loadHome, loadPlayerBars, loadSong, loadSearch, loadToasts, loadShorts, loadAccount];
    const preload = (): void => void Promise.allSettled(loads.map((load) => load()));
    const handle = setTimeout(preload, PRELOAD_AFTER);
    return () => clearTimeout(handle);
  }, []);
}

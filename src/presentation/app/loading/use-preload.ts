import { useEffect } from 'react';
import { PRELOAD_AFTER } from '../../../domain/catalogue/what-home-shows';
import { loadSearch } from './find-pages';
import { loadHome, loadPlayerBars, loadSong } from './pages';

/** Shortly after the start, the pages a listener goes to next are fetched. */
export function usePreload(): void {
  useEffect(() => {
    // A failure here is no news: the page itself will try again when it is wanted.
    const preload = (): void => void Promise.allSettled([loadHome(), loadPlayerBars(), loadSong(), loadSearch()]);
    const handle = setTimeout(preload, PRELOAD_AFTER);
    return () => clearTimeout(handle);
  }, []);
}

import { loadSearch } from './search-pages';
import { loadAccount, loadHome, loadPlayerBars, loadSong, loadToasts } from './pages';
import { loadShorts } from './shorts-pages';

export type Loaders = readonly (() => Promise<unknown>)[];

/** The code that a listener needs next. Toasts are included, because the first one may report a lost connection. */
export const PRELOADED_PAGES: Loaders = [
  loadHome,
  loadPlayerBars,
  loadSong,
  loadSearch,
  loadToasts,
  loadShorts,
  loadAccount,
];

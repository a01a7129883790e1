import { loadSearch } from './search-pages';
import { loadAccount, loadHome, loadPlayerBars, loadSong, loadToasts } from './pages';
import { loadShorts } from './shorts-pages';

export type Loaders = readonly (() => Promise<unknown>)[];

/** What a listener needs next. Toasts too: the first of them may be that the connection is lost. */
export const PRELOADED_PAGES: Loaders = [
  loadHome,
  loadPlayerBars,
  loadSong,
  loadSearch,
  loadToasts,
  loadShorts,
  loadAccount,
];

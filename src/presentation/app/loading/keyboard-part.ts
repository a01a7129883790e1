import { loadPage } from './load-page';

/** The keys of the page. They come after the first page stands: nobody is that quick. */
export const loadKeyboard = () =>
  loadPage(() => import(/* webpackChunkName: "around" */ '../keyboard/KeyboardShortcuts'));

import { loadPage } from './load-page';

/** The keyboard shortcuts. They are loaded after the first page is shown, because nobody presses a key earlier. */
export const loadKeyboard = () =>
  loadPage(() => import(/* webpackChunkName: "around" */ '../keyboard/KeyboardShortcuts'));

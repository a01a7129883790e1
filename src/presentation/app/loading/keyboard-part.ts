import { loadPage } from '../../hooks/load-page';

/** The keyboard shortcuts. They are loaded after the first page is shown, because nobody presses a key earlier. */
export const loadKeyboard = () =>
  loadPage(() => import(/* webpackChunkName: "around" */ '../../features/keyboard/KeyboardShortcuts'));

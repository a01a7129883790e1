import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';

async function withMessages<T>(load: () => Promise<T>, words: () => Promise<unknown>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(words)]);
  return part;
}

const bars = () => import(/* webpackChunkName: "player-bars" */ '../shell/PlayerBars');
const menu = () => import(/* webpackChunkName: "song-menu" */ '../../features/song-menu/SongMenu');
const dialogs = () => import(/* webpackChunkName: "keep-dialogs" */ '../../features/library/LibraryDialogs');
const signIn = () => import(/* webpackChunkName: "auth" */ '../shell/SignInDialog');

/**
 * The dock of error pages and what its buttons open. They do not share the first page's loaders, because sharing would enlarge
 * the first page's script.
 */
export const loadBars = () => withMessages(bars, () => needMessages('listen', 'library', 'form'));
export const loadMenu = () => withMessages(menu, () => needMessages('browse', 'search', 'library'));
export const loadDialogs = () => withMessages(dialogs, () => needMessages('library', 'form'));
export const loadSignIn = () => withMessages(signIn, () => needMessages('account', 'form', 'staticPages'));

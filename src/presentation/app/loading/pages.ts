import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';

/** Every page has its own chunk. */
export const loadHome = () => loadPage(() => import(/* webpackChunkName: "home" */ '../../screens/home/HomeScreen'));
export const loadPlayerBars = () =>
  withListenMessages(() => import(/* webpackChunkName: "player-bars" */ '../shell/PlayerBars'));
export const loadRecentSongs = () =>
  loadPage(() => import(/* webpackChunkName: "recent-songs" */ '../../features/library/shelf/RecentSongs'));
export async function loadToasts() {
  const toasts = loadPage(() => import(/* webpackChunkName: "toasts" */ '../../features/toasts/Toasts'));
  const [part] = await Promise.all([toasts, loadPage(() => needMessages('notices'))]);
  return part;
}
export const loadBackAndForward = () =>
  loadPage(() => import(/* webpackChunkName: "around" */ '../shell/BackAndForward'));
export const loadSong = () =>
  withListenMessages(() => import(/* webpackChunkName: "song" */ '../../screens/song/SongScreen'));
export const loadErrorScenery = () =>
  loadPage(() => import(/* webpackChunkName: "error" */ '../../components/ErrorScenery'));
export const loadError = () =>
  loadPage(() => import(/* webpackChunkName: "error" */ '../../screens/error/ErrorScreen'));

async function withListenMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needMessages('listen', 'library', 'form'))]);
  return part;
}

/** Loads code together with its messages. */
async function withMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needMessages('account', 'form', 'staticPages'))]);
  return part;
}

export const loadBareShell = () => loadPage(() => import(/* webpackChunkName: "auth" */ '../shell/BareShell'));
export const loadAuthPages = () =>
  withMessages(() => import(/* webpackChunkName: "auth" */ '../../screens/auth/AuthPages'));
export async function loadStaticPages() {
  const [part] = await Promise.all([
    withMessages(() => import(/* webpackChunkName: "static-pages" */ '../../screens/static-pages/StaticPages')),
    loadPage(() => needMessages('policy')),
  ]);
  return part;
}
export const loadAccount = () =>
  withMessages(() => import(/* webpackChunkName: "account-pages" */ '../../screens/account/AccountPages'));
export const loadSignInDialog = () =>
  withMessages(() => import(/* webpackChunkName: "auth" */ '../shell/SignInDialog'));
export const loadOwnAccount = () =>
  withMessages(() => import(/* webpackChunkName: "own-account" */ '../shell/OwnAccount'));

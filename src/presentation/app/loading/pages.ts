import { needWords } from '../../i18n/start-i18n';
import { loadPage } from './load-page';

/** Every page is a chunk of its own. */
export const loadHome = () => loadPage(() => import(/* webpackChunkName: "home" */ '../../screens/home/HomeScreen'));
export const loadPlayerBars = () =>
  withListenWords(() => import(/* webpackChunkName: "player-bars" */ '../dock/PlayerBars'));
export const loadRecentSongs = () =>
  loadPage(() => import(/* webpackChunkName: "recent-songs" */ '../shell/RecentSongs'));
export async function loadToasts() {
  const toasts = loadPage(() => import(/* webpackChunkName: "toasts" */ '../toasts/Toasts'));
  const [part] = await Promise.all([toasts, loadPage(() => needWords('said'))]);
  return part;
}
export const loadBackAndForward = () =>
  loadPage(() => import(/* webpackChunkName: "around" */ '../shell/BackAndForward'));
export const loadSong = () =>
  withListenWords(() => import(/* webpackChunkName: "song" */ '../../screens/song/SongScreen'));
export const loadErrorScenery = () =>
  loadPage(() => import(/* webpackChunkName: "error" */ '../../components/ErrorScenery'));
export const loadError = () =>
  loadPage(() => import(/* webpackChunkName: "error" */ '../../screens/error/ErrorScreen'));

async function withListenWords<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needWords('listen', 'keep', 'form'))]);
  return part;
}

/** Code with the words that it speaks. */
async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needWords('account', 'form', 'paper'))]);
  return part;
}

export const loadBareShell = () => loadPage(() => import(/* webpackChunkName: "door" */ '../shell/BareShell'));
export const loadDoor = () => withWords(() => import(/* webpackChunkName: "door" */ '../../screens/door/DoorPages'));
export async function loadPaper() {
  const [part] = await Promise.all([
    withWords(() => import(/* webpackChunkName: "paper" */ '../../screens/paper/PaperPages')),
    loadPage(() => needWords('policy')),
  ]);
  return part;
}
export const loadAccount = () =>
  withWords(() => import(/* webpackChunkName: "account-pages" */ '../../screens/account/AccountPages'));
export const loadSignInDialog = () => withWords(() => import(/* webpackChunkName: "door" */ '../shell/SignInDialog'));
export const loadOwnAccount = () =>
  withWords(() => import(/* webpackChunkName: "own-account" */ '../shell/OwnAccount'));

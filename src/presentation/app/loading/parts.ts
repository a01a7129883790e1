import { loadPage } from '../../hooks/load-page';
import { pageStands } from './page-stands';

const LISTEN_MESSAGES = ['listen', 'library', 'form'] as const;
const ACCOUNT_MESSAGES = ['account', 'form', 'staticPages'] as const;

/** The parts of the shell that are loaded after it, each with the messages that it shows. */
export const loadPlayerBars = () =>
  loadPage(() => import(/* webpackChunkName: "player-bars" */ '../shell/PlayerBars'), ...LISTEN_MESSAGES);
export const loadPhonePlayer = () =>
  loadPage(() => import(/* webpackChunkName: "player-bars" */ '../shell/PhonePlayer'), ...LISTEN_MESSAGES);
export const loadSongMenu = () =>
  loadPage(
    () => import(/* webpackChunkName: "song-menu" */ '../../features/song-menu/SongMenu'),
    'browse',
    'search',
    'library',
  );
export const loadLibraryDialogs = () =>
  loadPage(
    () => import(/* webpackChunkName: "keep-dialogs" */ '../../features/library/LibraryDialogs'),
    'library',
    'form',
  );
export const loadSignInDialog = () =>
  loadPage(() => import(/* webpackChunkName: "auth" */ '../shell/SignInDialog'), ...ACCOUNT_MESSAGES);
export const loadOwnAccount = () =>
  loadPage(() => import(/* webpackChunkName: "own-account" */ '../shell/OwnAccount'), ...ACCOUNT_MESSAGES);
export const loadOwnShelf = () =>
  loadPage(
    () => import(/* webpackChunkName: "own-shelf" */ '../../features/library/shelf/OwnShelf'),
    'library',
    'form',
  );
export const loadRecentSongs = () =>
  loadPage(() => import(/* webpackChunkName: "recent-songs" */ '../../features/library/shelf/RecentSongs'));
export const loadDemoBar = () => loadPage(() => import(/* webpackChunkName: "demo-bar" */ '../shell/DemoBar'), 'setup');
export const loadBackAndForward = () =>
  loadPage(() => import(/* webpackChunkName: "around" */ '../shell/BackAndForward'));
/** Nobody presses a key before the first page is shown. */
export const loadKeyboard = () =>
  loadPage(() => import(/* webpackChunkName: "around" */ '../../features/keyboard/KeyboardShortcuts'));

/** No first page waits for the idle parts. */
export async function loadIdleParts() {
  await pageStands();
  return loadPage(() => import(/* webpackChunkName: "idle" */ '../shell/IdleParts'), 'staticPages');
}
export async function loadSidebarFoot() {
  await pageStands();
  return loadPage(() => import(/* webpackChunkName: "idle" */ '../shell/SidebarFoot'), 'staticPages');
}

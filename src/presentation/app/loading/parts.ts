import { loadComponent } from '../../hooks/load-component';
import { ACCOUNT_MESSAGES, BROWSE_MESSAGES, LIBRARY_MESSAGES, LISTEN_MESSAGES } from './message-sets';
import { pageLoaded } from './page-loaded';

/** The parts of the shell that are loaded after it, each with the messages that it shows. */
export const loadPlayerBars = () =>
  loadComponent(() => import(/* webpackChunkName: "player-bars" */ '../shell/PlayerBars'), ...LISTEN_MESSAGES);
export const loadPhonePlayer = () =>
  loadComponent(() => import(/* webpackChunkName: "player-bars" */ '../shell/PhonePlayer'), ...LISTEN_MESSAGES);
export const loadSongMenu = () =>
  loadComponent(
    () => import(/* webpackChunkName: "song-menu" */ '../../features/song-menu/SongMenu'),
    ...BROWSE_MESSAGES,
  );
export const loadLibraryDialogs = () =>
  loadComponent(
    () => import(/* webpackChunkName: "library-dialogs" */ '../../features/library/LibraryDialogs'),
    ...LIBRARY_MESSAGES,
  );
export const loadSignInDialog = () =>
  loadComponent(() => import(/* webpackChunkName: "auth" */ '../shell/SignInDialog'), ...ACCOUNT_MESSAGES);
export const loadOwnAccount = () =>
  loadComponent(() => import(/* webpackChunkName: "own-account" */ '../shell/OwnAccount'), ...ACCOUNT_MESSAGES);
export const loadOwnShelf = () =>
  loadComponent(
    () => import(/* webpackChunkName: "own-shelf" */ '../../features/library/shelf/OwnShelf'),
    ...LIBRARY_MESSAGES,
  );
export const loadRecentSongs = () =>
  loadComponent(() => import(/* webpackChunkName: "recent-songs" */ '../../features/library/shelf/RecentSongs'));
export const loadDemoBar = () =>
  loadComponent(() => import(/* webpackChunkName: "demo-bar" */ '../shell/DemoBar'), 'setup');
export const loadUnsupportedPage = () =>
  loadComponent(() => import(/* webpackChunkName: "error" */ '../shell/UnsupportedPage'));
export const loadBackAndForward = () =>
  loadComponent(() => import(/* webpackChunkName: "around" */ '../shell/BackAndForward'));
/** Nobody presses a key before the first page is shown. */
export const loadKeyboard = () =>
  loadComponent(() => import(/* webpackChunkName: "around" */ '../../features/keyboard/KeyboardShortcuts'));

/** No first page waits for the idle parts. */
export async function loadIdleParts() {
  await pageLoaded();
  return loadComponent(() => import(/* webpackChunkName: "idle" */ '../shell/IdleParts'), 'staticPages');
}
export async function loadSidebarFoot() {
  await pageLoaded();
  return loadComponent(() => import(/* webpackChunkName: "idle" */ '../shell/SidebarFoot'), 'staticPages');
}

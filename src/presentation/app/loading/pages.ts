import { loadPage } from './load-page';

/** Every page is a chunk of its own. */
export const loadHome = () => loadPage(() => import(/* webpackChunkName: "home" */ '../../screens/home/HomeScreen'));
export const loadPlayerBars = () => loadPage(() => import(/* webpackChunkName: "player-bars" */ '../dock/PlayerBars'));
export const loadDemoBar = () => loadPage(() => import(/* webpackChunkName: "demo-bar" */ '../shell/DemoBar'));
export const loadRecentSongs = () =>
  loadPage(() => import(/* webpackChunkName: "recent-songs" */ '../shell/RecentSongs'));
export const loadSong = () => loadPage(() => import(/* webpackChunkName: "song" */ '../../screens/song/SongScreen'));
export const loadError = () =>
  loadPage(() => import(/* webpackChunkName: "error" */ '../../screens/error/ErrorScreen'));

import { loadPage } from './load-page';

/** Every page is a chunk of its own. */
export const loadHome = () => loadPage(() => import(/* webpackChunkName: "home" */ '../../screens/home/HomeScreen'));
export const loadSong = () => loadPage(() => import(/* webpackChunkName: "song" */ '../../screens/song/SongScreen'));
export const loadError = () =>
  loadPage(() => import(/* webpackChunkName: "error" */ '../../screens/error/ErrorScreen'));

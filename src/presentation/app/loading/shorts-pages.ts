import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';

/** Loads the code of short videos together with its messages. */
async function withMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needMessages('shorts'))]);
  return part;
}

export const loadShorts = () =>
  withMessages(() => import(/* webpackChunkName: "shorts" */ '../../screens/shorts/ShortsScreen'));
export const loadClipRow = () =>
  withMessages(() => import(/* webpackChunkName: "clip-row" */ '../../features/clips/ClipRow'));
export const loadSavedClips = () =>
  withMessages(() => import(/* webpackChunkName: "saved-clips" */ '../../features/clips/SavedClips'));
export const loadClipGrid = () =>
  withMessages(() => import(/* webpackChunkName: "clip-grid" */ '../../features/clips/ClipGrid'));
export const loadClipShelf = () =>
  withMessages(() => import(/* webpackChunkName: "clip-shelf" */ '../../features/clips/ClipShelf'));

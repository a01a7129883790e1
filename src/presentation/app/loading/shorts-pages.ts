import { needWords } from '../../i18n/start-i18n';
import { loadPage } from './load-page';

/** Code of short videos, with the words that it speaks. */
async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needWords('shorts'))]);
  return part;
}

export const loadShorts = () =>
  withWords(() => import(/* webpackChunkName: "shorts" */ '../../screens/shorts/ShortsScreen'));
export const loadClipRow = () => withWords(() => import(/* webpackChunkName: "clip-row" */ '../clips/ClipRow'));
export const loadSavedClips = () =>
  withWords(() => import(/* webpackChunkName: "saved-clips" */ '../clips/SavedClips'));
export const loadClipGrid = () => withWords(() => import(/* webpackChunkName: "clip-grid" */ '../clips/ClipGrid'));
export const loadClipShelf = () => withWords(() => import(/* webpackChunkName: "clip-shelf" */ '../clips/ClipShelf'));

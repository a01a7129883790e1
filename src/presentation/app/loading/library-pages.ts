import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';

/** Loads library code together with its messages. */
async function withMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needMessages('library', 'form'))]);
  return part;
}

export const loadLibraryDialogs = () =>
  withMessages(() => import(/* webpackChunkName: "keep-dialogs" */ '../../features/library/LibraryDialogs'));
export const loadOwnShelf = () =>
  withMessages(() => import(/* webpackChunkName: "own-shelf" */ '../../features/library/shelf/OwnShelf'));
export const loadLibrary = () =>
  withMessages(() => import(/* webpackChunkName: "library" */ '../../screens/library/LibraryPages'));

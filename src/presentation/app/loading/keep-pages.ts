import { needWords } from '../../i18n/start-i18n';
import { loadPage } from './load-page';

/** Code of keeping, with the words that it speaks. */
async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needWords('keep', 'form'))]);
  return part;
}

export const loadKeepDialogs = () =>
  withWords(() => import(/* webpackChunkName: "keep-dialogs" */ '../keep/KeepDialogs'));
export const loadOwnShelf = () => withWords(() => import(/* webpackChunkName: "own-shelf" */ '../shell/OwnShelf'));
export const loadLibrary = () =>
  withWords(() => import(/* webpackChunkName: "library" */ '../../screens/keep/KeepPages'));

import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from './load-page';

/** What says how music gets here, with the words that it speaks; a library that is whole needs neither. */
async function withMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needMessages('setup'))]);
  return part;
}

export const loadDemoBar = () => withMessages(() => import(/* webpackChunkName: "demo-bar" */ '../shell/DemoBar'));
export const loadHomeEmpty = () =>
  withMessages(() => import(/* webpackChunkName: "home-empty" */ '../../screens/home/HomeEmpty'));
export const loadImportProgress = () =>
  withMessages(() => import(/* webpackChunkName: "import-progress" */ '../../screens/home/ImportProgressBar'));

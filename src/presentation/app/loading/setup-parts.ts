import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';

/** Loads the parts that explain how to get music, with their messages; a complete music library needs neither. */
async function withMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needMessages('setup'))]);
  return part;
}

export const loadDemoBar = () => withMessages(() => import(/* webpackChunkName: "demo-bar" */ '../shell/DemoBar'));
export const loadHomeEmpty = () =>
  withMessages(() => import(/* webpackChunkName: "home-empty" */ '../../screens/home/HomeEmpty'));
export const loadImportProgress = () =>
  withMessages(() => import(/* webpackChunkName: "import-progress" */ '../../screens/home/ImportProgressBar'));

import { needWords } from '../../i18n/start-i18n';
import { loadPage } from './load-page';
import { pageStands } from './page-stands';

/** What no first page waits for, with the words that it speaks. */
async function laterOn<T>(load: () => Promise<T>): Promise<T> {
  await pageStands();
  await loadPage(() => needWords('paper'));
  return loadPage(load);
}

export const loadLater = () => laterOn(() => import(/* webpackChunkName: "later" */ '../later/Later'));
export const loadSidebarFoot = () => laterOn(() => import(/* webpackChunkName: "later" */ '../shell/SidebarFoot'));

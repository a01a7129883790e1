import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from './load-page';
import { pageStands } from './page-stands';

/** What no first page waits for, with the words that it speaks. */
async function whenIdle<T>(load: () => Promise<T>): Promise<T> {
  await pageStands();
  await loadPage(() => needMessages('staticPages'));
  return loadPage(load);
}

export const loadIdleParts = () => whenIdle(() => import(/* webpackChunkName: "later" */ '../idle/IdleParts'));
export const loadSidebarFoot = () => whenIdle(() => import(/* webpackChunkName: "later" */ '../shell/SidebarFoot'));

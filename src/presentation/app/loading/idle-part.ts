import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';
import { pageStands } from './page-stands';

/** Loads an idle part, which no first page waits for, together with its messages. */
async function whenIdle<T>(load: () => Promise<T>): Promise<T> {
  await pageStands();
  await loadPage(() => needMessages('staticPages'));
  return loadPage(load);
}

export const loadIdleParts = () => whenIdle(() => import(/* webpackChunkName: "idle" */ '../shell/IdleParts'));
export const loadSidebarFoot = () => whenIdle(() => import(/* webpackChunkName: "idle" */ '../shell/SidebarFoot'));

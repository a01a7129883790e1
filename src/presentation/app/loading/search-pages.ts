import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';

/** Loads search code together with its messages. */
async function withMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needMessages('search', 'browse', 'library'))]);
  return part;
}

export const loadSearchAssistant = () =>
  withMessages(() => import(/* webpackChunkName: "search-assistant" */ '../../features/search-box/SearchAssistant'));
export const loadSearch = () =>
  withMessages(() => import(/* webpackChunkName: "search" */ '../../screens/search/SearchScreen'));
export const loadLists = () =>
  withMessages(() => import(/* webpackChunkName: "lists" */ '../../screens/lists/ListPages'));

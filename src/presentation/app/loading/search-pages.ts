import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from './load-page';

/** Code of finding, with the words that it speaks. */
async function withMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needMessages('search', 'browse', 'library'))]);
  return part;
}

export const loadSearchAssistant = () =>
  withMessages(() => import(/* webpackChunkName: "search-assistant" */ '../shell/SearchAssistant'));
export const loadSearch = () =>
  withMessages(() => import(/* webpackChunkName: "search" */ '../../screens/search/SearchScreen'));
export const loadLists = () =>
  withMessages(() => import(/* webpackChunkName: "lists" */ '../../screens/lists/ListPages'));

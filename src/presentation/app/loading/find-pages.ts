import { needWords } from '../../i18n/start-i18n';
import { loadPage } from './load-page';

/** Code of finding, with the words that it speaks. */
async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([loadPage(load), loadPage(() => needWords('find', 'browse', 'keep'))]);
  return part;
}

export const loadSearchAssistant = () =>
  withWords(() => import(/* webpackChunkName: "search-assistant" */ '../shell/SearchAssistant'));
export const loadSearch = () =>
  withWords(() => import(/* webpackChunkName: "search" */ '../../screens/find/SearchScreen'));
export const loadLists = () => withWords(() => import(/* webpackChunkName: "lists" */ '../../screens/find/ListPages'));

import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from './load-page';

/** Loads the panel beside the page, with the messages of the panel and its rows. */
export async function loadRightPanel() {
  const panel = loadPage(() => import(/* webpackChunkName: "panel" */ '../panel/RightPanel'));
  const [part] = await Promise.all([panel, loadPage(() => needMessages('panel', 'library', 'form'))]);
  return part;
}

import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from './load-page';

/** The panel beside the page, with the words that it and the rows in it speak. */
export async function loadRightPanel() {
  const panel = loadPage(() => import(/* webpackChunkName: "panel" */ '../panel/RightPanel'));
  const [part] = await Promise.all([panel, loadPage(() => needMessages('panel', 'library', 'form'))]);
  return part;
}

import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';

/** Loads the panel beside the page, with the messages of the panel and its rows. */
export async function loadRightPanel() {
  const panel = loadPage(() => import(/* webpackChunkName: "panel" */ '../../features/queue-panel/RightPanel'));
  const [part] = await Promise.all([panel, loadPage(() => needMessages('panel', 'library', 'form'))]);
  return part;
}

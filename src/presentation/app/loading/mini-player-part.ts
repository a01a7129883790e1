import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from './load-page';

/** The player of pages without layout, with the words that it and the hearts in it speak. */
export async function loadMiniPlayer() {
  const player = loadPage(() => import(/* webpackChunkName: "player-bars" */ '../dock/MiniPlayer'));
  const [part] = await Promise.all([player, loadPage(() => needMessages('listen', 'library', 'form'))]);
  return part;
}

import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';

/** Loads the player of pages without layout, with the messages of the player and its hearts. */
export async function loadMiniPlayer() {
  const player = loadPage(() => import(/* webpackChunkName: "player-bars" */ '../../features/player-dock/MiniPlayer'));
  const [part] = await Promise.all([player, loadPage(() => needMessages('listen', 'library', 'form'))]);
  return part;
}

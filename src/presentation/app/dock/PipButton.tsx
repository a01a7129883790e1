import { needMessages } from '../../i18n/start-i18n';
import { lazyPart } from '../loading/lazy-part';
import { loadPage } from '../loading/load-page';

/** Takes the player into a small window of its own, where the browser has such windows. */
export const PipButton = lazyPart(async () => {
  const toggle = loadPage(() => import(/* webpackChunkName: "pip" */ '../pip/PipToggle'));
  const [part] = await Promise.all([toggle, loadPage(() => needMessages('pip'))]);
  return part.PipToggle;
});

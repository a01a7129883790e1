import { needMessages } from '../../i18n/start-i18n';
import { lazyPart } from '../../hooks/lazy-part';
import { loadPage } from '../../hooks/load-page';

/** Opens the player in a small window of its own, in browsers that support such windows. */
export const PipButton = lazyPart(async () => {
  const toggle = loadPage(() => import(/* webpackChunkName: "pip" */ './pip/PipToggle'));
  const [part] = await Promise.all([toggle, loadPage(() => needMessages('pip'))]);
  return part.PipToggle;
});

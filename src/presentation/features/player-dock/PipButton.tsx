import { lazyPart } from '../../hooks/lazy-part';
import { loadPage } from '../../hooks/load-page';

/** Opens the player in a small window of its own, in browsers that support such windows. */
export const PipButton = lazyPart(async () => {
  const part = await loadPage(() => import(/* webpackChunkName: "pip" */ './pip/PipToggle'), 'pip');
  return part.PipToggle;
});

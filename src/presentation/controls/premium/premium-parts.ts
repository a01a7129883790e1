import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';

/** Loads the code together with its messages; most sessions have no premium song and load neither. */
export async function loadPremium() {
  const parts = loadPage(() => import(/* webpackChunkName: "premium" */ './PremiumParts'));
  const [part] = await Promise.all([parts, loadPage(() => needMessages('premium'))]);
  return part;
}

import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from './load-page';

/** Code with the words that it speaks; most visits meet no premium song and fetch neither. */
export async function loadPremium() {
  const parts = loadPage(() => import(/* webpackChunkName: "premium" */ '../premium/PremiumParts'));
  const [part] = await Promise.all([parts, loadPage(() => needMessages('premium'))]);
  return part;
}

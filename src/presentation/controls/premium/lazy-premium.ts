import { lazyPart } from '../../hooks/lazy-part';
import { loadPage } from '../../hooks/load-page';

/** Most sessions have no premium song, so they load neither the code nor its messages. */
const loadPremium = () => loadPage(() => import(/* webpackChunkName: "premium" */ './PremiumParts'), 'premium');

export const LazyPremiumBadge = lazyPart(async () => (await loadPremium()).PremiumBadge);
export const LazyPreviewHint = lazyPart(async () => (await loadPremium()).PreviewHint);
export const LazyPreviewNote = lazyPart(async () => (await loadPremium()).PreviewNote);

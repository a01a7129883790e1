import { lazyPart } from '../loading/lazy-part';
import { loadPremium } from '../loading/premium-parts';

export const LazyPremiumBadge = lazyPart(async () => (await loadPremium()).PremiumBadge);

import { lazyPart } from '../../hooks/lazy-part';
import { loadPremium } from './premium-parts';

export const LazyPremiumBadge = lazyPart(async () => (await loadPremium()).PremiumBadge);

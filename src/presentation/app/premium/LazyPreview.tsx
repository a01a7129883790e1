import { lazyPart } from '../loading/lazy-part';
import { loadPremium } from '../loading/premium-parts';

export const LazyPreviewHint = lazyPart(async () => (await loadPremium()).PreviewHint);
export const LazyPreviewNote = lazyPart(async () => (await loadPremium()).PreviewNote);

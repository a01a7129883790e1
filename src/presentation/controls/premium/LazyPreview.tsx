import { lazyPart } from '../../hooks/lazy-part';
import { loadPremium } from './premium-parts';

export const LazyPreviewHint = lazyPart(async () => (await loadPremium()).PreviewHint);
export const LazyPreviewNote = lazyPart(async () => (await loadPremium()).PreviewNote);

import type { CollectionType } from './browsing.port';

/** Whether a list is a listener's own: without an account there is nobody whose it could be (decisions.md §4). */
export const needsAccount = (type: CollectionType): type is 'liked' | 'recent' => type === 'liked' || type === 'recent';

import type { CollectionType } from './browsing.port';

/** Whether a list is the listener's own: without an account, the list has no owner (decisions.md §4). */
export const needsAccount = (type: CollectionType): type is 'liked' | 'recent' => type === 'liked' || type === 'recent';

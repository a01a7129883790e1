import type { PageRequest } from '../shared/page';
import { placeOf } from './entries';
import type { Queue } from './queue';

/** How many songs of a long list are queued ahead. The rest is added as these are played, so that no list is too long. */
export const QUEUED_AHEAD = 1_000;
/** The most songs in one answer. */
const PAGE_SIZE = 100;

/** How much of a list that is played has been loaded into the queue. */
export interface QueuedList {
  /** Songs of the list loaded so far, from its first on. */
  readonly loaded: number;
  /** Whether the list has songs after those. Its length may be unknown. */
  readonly hasMore: boolean;
  /** The queue key of the last song loaded. */
  readonly lastKey: number;
}

/** The first `passed` songs of the page are in the queue already. */
export type ListStep =
  | { readonly kind: 'over' | 'enough' }
  | { readonly kind: 'fetch'; readonly page: PageRequest; readonly passed: number };

/**
 * The next step for a list that is played (specification §4, "Home lists"): pages are fetched until 1,000 songs are queued ahead.
 * The list is over once all of it is loaded, or once its last loaded song is not in the queue: the queue was cleared, or plays
 * something else.
 */
export function nextQueuePage(queue: Queue, { loaded, hasMore, lastKey }: QueuedList): ListStep {
  if (!hasMore || placeOf(queue, lastKey) === -1) return { kind: 'over' };
  if (queue.entries.length - queue.index > QUEUED_AHEAD) return { kind: 'enough' };
  return {
    kind: 'fetch',
    page: { page: Math.floor(loaded / PAGE_SIZE) + 1, pageSize: PAGE_SIZE },
    passed: loaded % PAGE_SIZE,
  };
}

import type { PageRequest } from '../shared/page';
import { placeOf } from './entries';
import type { Queue } from './queue';

/** As many songs of a long list stand ready to follow. The rest comes as these are played, so that no list is too long. */
export const QUEUED_AHEAD = 1_000;
/** As many as one answer may hold. */
const PAGE_SIZE = 100;

/** How far a list that is played has come into the queue. */
export interface QueuedList {
  /** Songs of it that are there, from its first on; `totalCount` are to come in all. */
  readonly loaded: number;
  readonly totalCount: number;
  /** The place of its last song that is there. */
  readonly lastKey: number;
}

/** `passed` songs of the page are in the queue already. */
export type ListStep =
  | { readonly kind: 'over' | 'enough' }
  | { readonly kind: 'fetch'; readonly page: PageRequest; readonly passed: number };

/**
 * What is done for a list that is played (specification §4, "Home lists"): fetched on until 1,000 of its songs follow; over
 * once all of it is there, or once its last song is not: the queue was cleared, or plays something else.
 */
export function nextQueuePage(queue: Queue, { loaded, totalCount, lastKey }: QueuedList): ListStep {
  if (loaded >= totalCount || placeOf(queue, lastKey) === -1) return { kind: 'over' };
  if (queue.entries.length - queue.index > QUEUED_AHEAD) return { kind: 'enough' };
  return {
    kind: 'fetch',
    page: { page: Math.floor(loaded / PAGE_SIZE) + 1, pageSize: PAGE_SIZE },
    passed: loaded % PAGE_SIZE,
  };
}

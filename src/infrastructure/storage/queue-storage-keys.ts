/**
 * The storage keys of the queue and of the place in it; two slots each, written in turn. The first page checks whether any of
 * them exists.
 */
export const QUEUE_STORAGE_KEYS = {
  queue: ['keptQueue.0', 'keptQueue.1'],
  place: ['keptPlace.0', 'keptPlace.1'],
} as const;

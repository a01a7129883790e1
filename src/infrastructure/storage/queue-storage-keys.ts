/** Where the queue and the place in it are kept; two slots each, written in turn. Read on the first page: whether any is there. */
export const QUEUE_STORAGE_KEYS = {
  queue: ['keptQueue.0', 'keptQueue.1'],
  place: ['keptPlace.0', 'keptPlace.1'],
} as const;

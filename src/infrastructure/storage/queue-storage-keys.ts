/**
 * The storage keys of the queue and of the place in it; two slots each, written in turn. The code of the first page reads
 * them only to check whether anything is stored.
 */
export const QUEUE_STORAGE_KEYS = {
  queue: ['keptQueue.0', 'keptQueue.1'],
  place: ['keptPlace.0', 'keptPlace.1'],
} as const;

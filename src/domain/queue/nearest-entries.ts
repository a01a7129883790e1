import type { Queue } from './queue';

/** Of the songs that are kept, so many may have been played: what follows is wanted more. */
const SHARE_BEHIND = 1 / 5;

/**
 * The same queue with at most `count` songs, those nearest to the current one: up to a fifth of them before it, the others
 * from it on; where one side has fewer, the other has more. The current song always stays, and so do shuffle and the keys.
 */
export function nearestEntries(queue: Queue, count: number): Queue {
  const { entries, index } = queue;
  if (entries.length <= Math.max(count, 1)) return queue;
  const others = Math.max(count, 1) - 1;
  const ahead = Math.min(entries.length - index - 1, others - Math.min(index, Math.floor(others * SHARE_BEHIND)));
  const first = Math.max(0, index - (others - ahead));
  const kept = entries.slice(first, first + others + 1);
  const keys = new Set(kept.map(({ key }) => key));
  return {
    ...queue,
    entries: kept,
    index: index - first,
    orderBeforeShuffle: queue.orderBeforeShuffle?.filter((key) => keys.has(key)) ?? null,
  };
}

import type { Queue } from './queue';

/** At most this share of the retained songs may be before the current one: upcoming songs matter more. */
const SHARE_BEHIND = 1 / 5;

/**
 * The same queue with at most `count` songs, those nearest to the current one: up to a fifth of them before it, the others from
 * it on; if one side has fewer, the other gets more. The current song, shuffle and the keys are always preserved.
 */
export function nearestEntries(queue: Queue, count: number): Queue {
  const { entries, index } = queue;
  if (entries.length <= Math.max(count, 1)) return queue;
  const others = Math.max(count, 1) - 1;
  const ahead = Math.min(entries.length - index - 1, others - Math.floor(others * SHARE_BEHIND));
  const first = Math.max(0, index - (others - ahead));
  const nearest = entries.slice(first, first + others + 1);
  const keys = new Set(nearest.map(({ key }) => key));
  return {
    ...queue,
    entries: nearest,
    index: index - first,
    orderBeforeShuffle: queue.orderBeforeShuffle?.filter((key) => keys.has(key)) ?? null,
  };
}

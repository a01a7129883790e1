import type { Queue } from './queue';

/** The same queue without what one listener likes: it outlives the account, the hearts do not (security.md §1). */
export function withoutLikes(queue: Queue): Queue {
  if (!queue.entries.some(({ song }) => song.isLiked)) return queue;
  return { ...queue, entries: queue.entries.map(({ key, song }) => ({ key, song: { ...song, isLiked: false } })) };
}

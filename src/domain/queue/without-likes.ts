import type { Queue } from './queue';

/** The same queue without the likes of one listener: the queue remains after signing out, the likes do not (security.md §1). */
export function withoutLikes(queue: Queue): Queue {
  if (!queue.entries.some(({ song }) => song.isLiked)) return queue;
  return { ...queue, entries: queue.entries.map(({ key, song }) => ({ key, song: { ...song, isLiked: false } })) };
}

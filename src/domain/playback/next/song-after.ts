import type { Song } from '../../catalogue/song';
import { upNext } from './up-next';
import type { Ending } from './what-plays-after';

/** The song that follows by itself; null if the current one repeats, or no song follows. */
export function songAfter(state: Ending): Song | null {
  const next = upNext(state);
  return next === null || next.index === state.queue.index ? null : next.entry.song;
}

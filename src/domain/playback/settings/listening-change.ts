import { currentEntry } from '../../queue/entries';
import type { Queue } from '../../queue/queue';
import { isSameButFacts } from '../../queue/with-facts';
import type { Seconds } from '../../shared/units';
import type { PlayerState } from '../state/player-state';

/** After a reload the song may be this far from the position where it was left, not further. */
export const PLACE_TOLERANCE: Seconds = 5;

/**
 * `edit`: other songs, or another order. `jump`: another song, position or loop mode, or a change between playing and paused.
 * `facts`: new information on which songs can be played or are liked; the listener's position is the same. `progress`: the song
 * plays on.
 */
export type ListeningChange = 'none' | 'progress' | 'facts' | 'jump' | 'edit';

const sameKeys = (a: Queue, b: Queue): boolean =>
  a.entries === b.entries ||
  (a.entries.length === b.entries.length && a.entries.every(({ key }, place) => key === b.entries[place]?.key));

const sameFacts = (before: PlayerState, now: PlayerState): boolean =>
  isSameButFacts(before.queue.entries, now.queue.entries) &&
  currentEntry(before.queue)?.key === currentEntry(now.queue)?.key &&
  before.loop === now.loop &&
  before.isPlaying === now.isPlaying;

/** What has changed in the listener's queue and position; playing on and stopping count, volume and faults do not. */
export function listeningChange(before: PlayerState, now: PlayerState): ListeningChange {
  if (!sameKeys(before.queue, now.queue)) return 'edit';
  if (before.queue.orderBeforeShuffle !== now.queue.orderBeforeShuffle) return 'edit';
  const moved = Math.abs(now.position - before.position);
  if (!sameFacts(before, now) || moved > PLACE_TOLERANCE) return 'jump';
  if (before.queue.entries !== now.queue.entries) return 'facts';
  return moved === 0 ? 'none' : 'progress';
}

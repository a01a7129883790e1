import type { LoopMode } from '../playback/next/loop-mode';
import type { Seconds } from '../shared/units';
import type { Queue } from './queue';

/** The playback state of a listener: the queue, the loop mode, and the position in the current song. */
export interface Listening {
  readonly queue: Queue;
  readonly loop: LoopMode;
  readonly position: Seconds;
}

/**
 * The queue, stored to survive a reload, a crash and an update. It belongs to the browser, not to an account: it contains no
 * secret, so signing out does not remove it. At most the nearest 1,000 songs are stored, fewer if space is short. Never throws.
 */
export interface StoredQueueState {
  /** The last stored state that is intact; null if there is none, or for an empty queue. */
  read(): Listening | null;
  /** Stores this state, replacing that of any tab. */
  claim(listening: Listening): void;
  /** Stores this state unless another tab has stored one since this tab last read or stored. */
  renew(listening: Listening): void;
}

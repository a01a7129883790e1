import type { LoopMode } from '../playback/loop-mode';
import type { Seconds } from '../shared/units';
import type { Queue } from './queue';

/** Where a listener stands: what plays and follows, how it repeats, and how far the current song has come. */
export interface Listening {
  readonly queue: Queue;
  readonly loop: LoopMode;
  readonly position: Seconds;
}

/**
 * The queue as it outlives a reload, a crash and an update, for this browser and whoever uses it: it holds no secret, so it
 * stays when somebody signs out. At most the nearest 1,000 songs are kept, fewer where there is less room. Never throws.
 */
export interface StoredQueueState {
  /** What was kept last and is still whole; null where nothing is, or an empty queue. */
  read(): Listening | null;
  /** Keeps this in place of whatever this tab or another one kept before. */
  claim(listening: Listening): void;
  /** Keeps this unless another tab has kept something since this one last read or kept. */
  renew(listening: Listening): void;
}

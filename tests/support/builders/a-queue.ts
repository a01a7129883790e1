import type { Song } from '../../../src/domain/catalogue/song';
import { EMPTY_QUEUE, type Queue } from '../../../src/domain/queue/queue';
import { songs } from './a-song';

/** A queue at its first song, not shuffled; keys count from 1 in the order of the songs. Every step gives a new builder. */
export class QueueBuilder {
  constructor(private readonly queue: Queue) {}

  at(index: number): QueueBuilder {
    return new QueueBuilder({ ...this.queue, index });
  }

  /** The entries stay in their order; `keys` is the order that is restored when shuffle is switched off. */
  shuffledFrom(...keys: readonly number[]): QueueBuilder {
    return new QueueBuilder({ ...this.queue, orderBeforeShuffle: keys });
  }

  build(): Queue {
    return this.queue;
  }
}

export const aQueueOf = (queued: readonly Song[]): QueueBuilder =>
  new QueueBuilder({
    entries: queued.map((song, place) => ({ key: EMPTY_QUEUE.nextKey + place, song })),
    index: queued.length === 0 ? EMPTY_QUEUE.index : 0,
    orderBeforeShuffle: null,
    nextKey: EMPTY_QUEUE.nextKey + queued.length,
  });

/** One plain song for each id. */
export const aQueue = (...ids: readonly string[]): QueueBuilder => aQueueOf(songs(...ids));

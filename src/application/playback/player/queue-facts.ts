import type { Subscription } from 'rxjs';
import type { Song } from '../../../domain/catalogue/song';
import { withAnnotations, withFacts } from '../../../domain/queue/with-facts';
import type { LibraryChange } from '../../../domain/library/library-change';
import type { Queue } from '../../../domain/queue/queue';
import type { EventStream } from '../../../domain/shared/event-stream';
import type { PlayerStore } from './player-store';
import { withQueue } from '../../../domain/playback/state/player-changes';

interface News {
  /** Emits the details of a song that were just received. */
  readonly details: EventStream<Song>;
  /** Emits changes of the library. */
  readonly libraryChanges: EventStream<LibraryChange>;
}

/** Updates what the queue's songs can play and what the listener has noted on them, as soon as the app receives this. */
export class QueueFacts {
  constructor(
    private readonly store: PlayerStore,
    private readonly news: News,
  ) {}

  start(): Pick<Subscription, 'unsubscribe'> {
    const links = [
      this.news.details.subscribe((song) => this.take((queue) => withFacts(queue, song))),
      this.news.libraryChanges.subscribe((change) => {
        if (change.kind !== 'annotated') return;
        this.take((queue) => withAnnotations(queue, change.songId, change.annotations));
      }),
    ];
    return { unsubscribe: () => links.forEach((link) => link.unsubscribe()) };
  }

  private take(learn: (queue: Queue) => Queue): void {
    this.store.update((state) => withQueue(state, learn(state.queue)));
  }
}

import type { Subscription } from 'rxjs';
import { withPresence } from '../../domain/queue/with-presence';
import type { PlayerStore } from './player-store';
import type { SongDetailsCache } from './song-details-cache';

/** Lets the queue know of songs that cannot be heard for now, and of those that can again, as soon as anybody is told. */
export class PresenceNoting {
  constructor(
    private readonly store: PlayerStore,
    private readonly details: Pick<SongDetailsCache, 'told'>,
  ) {}

  begin(): Subscription {
    return this.details.told.subscribe((song) => {
      const { queue } = this.store.state;
      const known = withPresence(queue, song);
      if (known !== queue) this.store.update((state) => ({ ...state, queue: known }));
    });
  }
}

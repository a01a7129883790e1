import type { Subscription } from '../../domain/shared/event-stream';
import type { Connectivity } from '../ports/connectivity.port';
import type { Conductor } from './conductor';
import type { PlayerStore } from './player-store';

/** Goes on by itself when the network comes back after a network fault. */
export class RetryOnline {
  constructor(
    private readonly store: PlayerStore,
    private readonly conductor: Conductor,
    private readonly connectivity: Connectivity,
  ) {}

  begin(): Subscription {
    return this.connectivity.changes.subscribe((isOnline) => {
      const { fault, isPlaying } = this.store.state;
      if (isOnline && isPlaying && fault === 'network') this.conductor.retry();
    });
  }
}

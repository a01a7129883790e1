import type { Container } from 'inversify';
import type { PlayerStore } from '../application/playback/player/player-store';
import { QueueMemory } from '../application/playback/companions/queue-memory';
import { ResumedDetails } from '../application/playback/companions/resumed-details';
import { forgetWithAccount } from '../application/session/forget-with-account';
import { StoredQueue } from '../infrastructure/storage/stored-queue';
import { P } from './playback-tokens';
import { resolve } from './token';
import { T } from './tokens';

/**
 * Restores the queue of the last session for any listener; the likes in it are restored only if the listener is still signed in.
 */
export function queueMemory(container: Container, store: PlayerStore): { start(): void } {
  const timer = resolve(container, T.Timer);
  const kept = new StoredQueue(() => window.localStorage);
  const memory = new QueueMemory(store, kept, timer, resolve(container, T.Visibility));
  const session = resolve(container, T.Session);
  return {
    start: () => {
      memory.start();
      new ResumedDetails(store, resolve(container, P.SongDetails)).start();
      if (session.state.kind !== 'signed-in') memory.forgetLikes();
      forgetWithAccount(session, () => memory.forgetLikes());
    },
  };
}

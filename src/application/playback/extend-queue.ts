import { nextEndlessSong } from '../../domain/playback/next-endless-song';
import { appendToQueue } from '../../domain/queue/insert-into-queue';
import type { PlayerStore } from './player-store';

/** Lets a suggestion follow the last song where the listener wants music without end; else changes nothing. */
export function extendQueue(store: PlayerStore): void {
  const decision = nextEndlessSong(store.state);
  if (decision.kind === 'rest') return;
  store.update((state) => ({ ...state, queue: appendToQueue(state.queue, [decision.song]) }));
}

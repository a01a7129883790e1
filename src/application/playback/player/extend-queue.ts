import { nextEndlessSong } from '../../../domain/playback/next/next-endless-song';
import { appendToQueue } from '../../../domain/queue/insert-into-queue';
import type { PlayerStore } from './player-store';
import { withQueue } from '../../../domain/playback/state/player-changes';

/** Appends a suggestion after the last song if the listener wants endless playback; otherwise changes nothing. */
export function extendQueue(store: PlayerStore): void {
  const decision = nextEndlessSong(store.state);
  if (decision.kind === 'rest') return;
  store.update((state) => withQueue(state, appendToQueue(state.queue, [decision.song])));
}

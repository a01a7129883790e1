import type { Container } from 'inversify';
import { LazyPlayer } from '../application/playback/player/lazy-player';
import { PRELOAD_AFTER } from '../domain/catalogue/what-home-shows';
import type { Milliseconds } from '../domain/shared/units';
import { QUEUE_STORAGE_KEYS } from '../infrastructure/storage/queue-storage-keys';
import type { NoticesViewModel } from '../presentation/view-models/notices.view-model';
import { resolve } from './token';
import { T } from './tokens';

/** If there is a queue from an earlier session or another device, the player's dock should appear soon after the first page. */
const RESTORE_AFTER: Milliseconds = 200;

/** The player; its code is fetched after the first page has loaded, or by the first hint or command. */
export function lazyPlayer(container: Container, notices: NoticesViewModel): LazyPlayer {
  const fetch = async () =>
    (await import(/* webpackChunkName: "player" */ './start-playback')).startPlayback(container, (parts) =>
      player.use(parts),
    );
  const player = new LazyPlayer(fetch, () =>
    notices.show({ type: 'error', message: { kind: 'failure', failure: { kind: 'unavailable' } } }),
  );
  const store = resolve(container, T.KeyValueStore);
  const isQueueKept = QUEUE_STORAGE_KEYS.place.some((key) => store.read(key) !== null);
  const isSignedIn = resolve(container, T.TokenStore).read().accessToken !== null;
  resolve(container, T.Timer).after(
    isQueueKept || isSignedIn ? RESTORE_AFTER : PRELOAD_AFTER,
    () => void player.prepare(),
  );
  return player;
}

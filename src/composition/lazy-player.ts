import type { Container } from 'inversify';
import { LazyPlayer, type PlaybackServices } from '../application/playback/player/lazy-player';
import { PRELOAD_AFTER } from '../domain/catalogue/what-home-shows';
import type { Milliseconds } from '../domain/shared/units';
import { QUEUE_STORAGE_KEYS } from '../infrastructure/storage/queue-storage-keys';
import type { NoticesViewModel } from '../presentation/view-models/notices.view-model';
import { lazyStart } from './lazy';
import { resolve } from './token';
import { Roles } from './roles';

/** If there is a queue from an earlier session or another device, the player's dock should appear soon after the first page. */
const RESTORE_AFTER: Milliseconds = 200;

/** The player; its code is fetched after the first page has loaded, or by the first hint or command. */
export function lazyPlayer(container: Container, notices: NoticesViewModel): LazyPlayer {
  const load = lazyStart(
    'player',
    () => import(/* webpackChunkName: "player" */ './features/start-playback'),
    ({ startPlayback }): PlaybackServices => startPlayback(container, (services) => player.use(services)),
    resolve(container, Roles.Logger),
  );
  const player = new LazyPlayer(load, () =>
    notices.show({ type: 'error', message: { kind: 'failure', failure: { kind: 'not-loaded' } } }),
  );
  const store = resolve(container, Roles.KeyValueStore);
  const hasStoredQueue = QUEUE_STORAGE_KEYS.place.some((key) => store.read(key) !== null);
  const isSignedIn = resolve(container, Roles.TokenStore).read().accessToken !== null;
  resolve(container, Roles.Timer).after(
    hasStoredQueue || isSignedIn ? RESTORE_AFTER : PRELOAD_AFTER,
    () => void player.prepare(),
  );
  return player;
}

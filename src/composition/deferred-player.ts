import type { Container } from 'inversify';
import { DeferredPlayer } from '../application/playback/deferred-player';
import { PRELOAD_AFTER } from '../domain/catalogue/what-home-shows';
import type { NoticesViewModel } from '../presentation/view-models/notices.view-model';
import { resolve } from './token';
import { T } from './tokens';

/** The player, its code fetched once the first page had its turn, or by the first hint or command. */
export function deferredPlayer(container: Container, notices: NoticesViewModel): DeferredPlayer {
  const fetch = async () =>
    (await import(/* webpackChunkName: "player" */ './start-playback')).startPlayback(container);
  const player = new DeferredPlayer(fetch, () =>
    notices.show({ type: 'error', message: { kind: 'failure', failure: { kind: 'unavailable' } } }),
  );
  resolve(container, T.Timer).after(PRELOAD_AFTER, () => void player.prepare());
  return player;
}

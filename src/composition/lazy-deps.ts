import type { Container } from 'inversify';
import { lazyPort } from '../application/lazy/lazy-port';
import type { LazyPlayer } from '../application/playback/player/lazy-player';
import type { ViewModels } from '../presentation/app/view-models-context';
import { resolve } from './token';
import { T } from './tokens';

/** Code that is fetched in separate chunks, with the pages and parts that need it. */
export const lazyDeps = (
  container: Container,
  player: LazyPlayer,
): Pick<ViewModels, 'admin' | 'live' | 'shorts' | 'sound'> => ({
  admin: async () => (await import(/* webpackChunkName: "admin-parts" */ './load-admin')).loadAdmin(container, 'song'),
  live: { load: async () => (await player.load()).live },
  shorts: {
    load: async () =>
      (await import(/* webpackChunkName: "shorts" */ './load-shorts')).loadShorts(container, 'song', player),
    videos: lazyPort(async () =>
      (await import(/* webpackChunkName: "clips" */ './load-clips')).loadClips(container, 'song'),
    ),
  },
  sound: { load: async () => (await player.load()).sound, timer: resolve(container, T.Timer) },
});

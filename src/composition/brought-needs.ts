import type { Container } from 'inversify';
import { deferPort } from '../application/deferred/defer-port';
import type { DeferredPlayer } from '../application/playback/deferred-player';
import type { ViewModels } from '../presentation/app/view-models-context';
import { resolve } from './token';
import { T } from './tokens';

/** What comes with the pages and parts that need it, in pieces of its own. */
export const broughtNeeds = (
  container: Container,
  player: DeferredPlayer,
): Pick<ViewModels, 'admin' | 'live' | 'shorts' | 'sound'> => ({
  admin: async () =>
    (await import(/* webpackChunkName: "admin-parts" */ './bring-admin')).bringAdmin(container, 'song'),
  live: { bring: async () => (await player.bring()).live },
  shorts: {
    bring: async () =>
      (await import(/* webpackChunkName: "shorts" */ './bring-shorts')).bringShorts(container, 'song', player),
    videos: deferPort(async () =>
      (await import(/* webpackChunkName: "clips" */ './bring-clips')).bringClips(container, 'song'),
    ),
  },
  sound: { bring: async () => (await player.bring()).sound, timer: resolve(container, T.Timer) },
});

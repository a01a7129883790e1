import type { Container } from 'inversify';
import { of } from 'rxjs';
import type { LazyPlayer } from '../application/playback/player/lazy-player';
import type { DemoProgress, DemoWatch } from '../application/ports/demo-watch.port';
import type { EventStream } from '../domain/shared/event-stream';
import type { InstallPrompt } from '../infrastructure/system/install-prompt';
import type { ViewModels } from '../presentation/hooks/view-models-context';
import type { LoadIdleServices } from '../presentation/view-models/idle/idle-services';
import type { PlayerViewModel } from '../presentation/view-models/player.view-model';
import { absentPort, lazyPorts } from './lazy-port';
import { lazyStream } from './lazy-stream';
import { lazyFeature } from './lazy-feature';
import { resolve } from './token';
import { Roles } from './roles';

/** Services that are fetched in separate chunks, with the pages and parts that need them. */
export const lazyServices = (
  container: Container,
  player: LazyPlayer,
): Pick<ViewModels, 'admin' | 'live' | 'shorts' | 'sound'> => ({
  admin: lazyPorts(
    lazyFeature(
      container,
      'admin',
      () => import(/* webpackChunkName: "admin-parts" */ './features/start-admin'),
      ({ startAdmin }, ports) => startAdmin(container, ports),
    ),
    {},
  ),
  live: {
    devices: lazyStream(
      () => player.load(),
      ({ live }) => live.changes,
    ),
  },
  shorts: {
    load: lazyFeature(
      container,
      'shorts',
      () => import(/* webpackChunkName: "shorts" */ './features/start-shorts'),
      ({ startShorts }, ports) => startShorts(container, ports, player),
    ),
    videos: resolve(container, Roles.ShortVideos),
  },
  sound: {
    services: lazyStream(
      () => player.load(),
      ({ sound }) => of(sound),
    ),
    timer: resolve(container, Roles.Timer),
  },
});

/** The idle services, created once. */
export const lazyIdle = (
  container: Container,
  player: PlayerViewModel,
  installPrompt: InstallPrompt,
): LoadIdleServices =>
  lazyFeature(
    container,
    'idle',
    () => import(/* webpackChunkName: "idle" */ './features/start-idle'),
    ({ startIdle }, ports) => startIdle(container, ports, player, installPrompt),
  );

/** The progress of the demo music; fetched with the parts that surround every page. */
export const lazyDemo = (container: Container): EventStream<DemoProgress> =>
  lazyStream(
    lazyFeature(
      container,
      'setup',
      () => import(/* webpackChunkName: "around" */ '../application/demo/follow-demo'),
      ({ FollowDemo }, { demoWatch = absentPort<DemoWatch>() }) =>
        new FollowDemo(demoWatch, resolve(container, Roles.Timer), resolve(container, Roles.Visibility)),
    ),
    (demo) => demo.execute(),
  );

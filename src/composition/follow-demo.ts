import type { Container } from 'inversify';
import { FollowDemo } from '../application/demo/follow-demo';
import type { DemoProgress } from '../application/ports/demo-watch.port';
import type { EventStream } from '../domain/shared/event-stream';
import { SongDemoWatch } from '../infrastructure/backends/song/catalogue/song-demo-watch';
import { resolve } from './token';
import { T } from './tokens';

/** Reports the progress of the demo music that our own server makes. */
export const followDemo = (container: Container): EventStream<DemoProgress> =>
  new FollowDemo(
    new SongDemoWatch(resolve(container, T.HttpTransport)),
    resolve(container, T.Timer),
    resolve(container, T.Visibility),
  ).execute();

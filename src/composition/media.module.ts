import { ContainerModule } from 'inversify';
import { hlsCandidate } from '../infrastructure/media/hls/hls-candidate';
import { HLS_WORKER_URL } from '../infrastructure/media/hls/hls-worker-url';
import { nativeHlsCandidate } from '../infrastructure/media/native/native-hls-candidate';
import { progressiveCandidate } from '../infrastructure/media/progressive/progressive-candidate';
import { MediaElementPool } from '../infrastructure/media/shared/media-element-pool';
import { NavigatorDataSaver } from '../infrastructure/system/navigator-data-saver';
import { NavigatorMediaSession } from '../infrastructure/system/navigator-media-session';
import { provide, token } from './token';
import { T } from './tokens';

const Elements = token<MediaElementPool>('MediaElementPool');

/** What makes sound here, in the order in which it is tried. */
export const mediaModule = new ContainerModule(({ bind }) => {
  provide(bind, T.DataSaver, () => new NavigatorDataSaver());
  provide(bind, T.MediaSession, () => new NavigatorMediaSession());
  provide(bind, Elements, () => new MediaElementPool(() => document.createElement('audio'), document));
  provide(
    bind,
    T.EngineCandidates,
    ({ take }, timer, clock, connectivity) => [
      hlsCandidate(take, { workerPath: HLS_WORKER_URL, timer, clock }),
      nativeHlsCandidate(take, { timer, connectivity }),
      progressiveCandidate(take, { timer, connectivity }),
    ],
    Elements,
    T.Timer,
    T.Clock,
    T.Connectivity,
  );
});

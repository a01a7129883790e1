import type { Container } from 'inversify';
import { AwaitServer } from '../application/connection/await-server';
import type { PageViews } from '../domain/visits/page-views.port';
import { VisitCounting } from '../application/visits/visit-counting';
import { SongServerProbe } from '../infrastructure/backends/song/song-server-probe';
import { SongPageViews } from '../infrastructure/backends/song/song-page-views';
import { bringAnalytics } from '../infrastructure/firebase/bring-analytics';
import { FirebasePageViews } from '../infrastructure/firebase/firebase-page-views';
import { changedKeys } from '../infrastructure/storage/changed-keys';
import { BrowserAppInstaller } from '../infrastructure/system/browser-app-installer';
import type { KeptQuestion } from '../infrastructure/system/install-question';
import { NavigatorTrackingWish } from '../infrastructure/system/navigator-tracking-wish';
import { ServiceWorkerVersions } from '../infrastructure/system/service-worker-versions';
import { SilentPageViews } from '../infrastructure/system/silent-page-views';
import { languages } from '../presentation/i18n/start-i18n';
import { AppViewModel } from '../presentation/view-models/later/app.view-model';
import { followOtherTabs } from '../presentation/view-models/later/follow-other-tabs';
import type { LaterParts } from '../presentation/view-models/later/later-parts';
import { VisitsViewModel } from '../presentation/view-models/later/visits.view-model';
import type { PlayerViewModel } from '../presentation/view-models/player.view-model';
import { firebaseConfig } from './firebase-config';
import { resolve } from './token';
import { T } from './tokens';

/** A server that builds as one works has no files to keep. */
const KEEPS_FILES = process.env['NODE_ENV'] === 'production';

/** Everything that may wait until the page stands: counting visits, installing, newer versions, a server that is away. */
export function startLater(container: Container, player: PlayerViewModel, question: KeptQuestion): LaterParts {
  const counters = [new SongPageViews(), elsewhere()];
  const counting = new VisitCounting(counters, resolve(container, T.KeyValueStore), new NavigatorTrackingWish());
  const versions = new ServiceWorkerVersions({
    workers: KEEPS_FILES && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    reload: () => window.location.reload(),
  });
  followOtherTabs(
    { preferences: resolve(container, T.Preferences), languages, store: resolve(container, T.KeyValueStore) },
    changedKeys(window),
  );
  awaitServer(container).execute();
  return {
    visits: new VisitsViewModel(counting),
    app: new AppViewModel(new BrowserAppInstaller(question), versions, player),
  };
}

const awaitServer = (container: Container): AwaitServer =>
  new AwaitServer({
    reach: resolve(container, T.Connectivity),
    probe: new SongServerProbe(),
    timer: resolve(container, T.Timer),
    random: resolve(container, T.Random),
  });

/** Firebase Analytics, where the build was given a measurement to count for. */
function elsewhere(): PageViews {
  const config = firebaseConfig();
  return config?.['measurementId'] === undefined
    ? new SilentPageViews()
    : new FirebasePageViews(() => bringAnalytics(config));
}

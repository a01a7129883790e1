import type { Container } from 'inversify';
import { AwaitServer } from '../../application/connection/await-server';
import type { BackendFeatures } from '../../application/ports/backend.port';
import type { ServerProbe } from '../../application/ports/server-probe.port';
import type { PageViews } from '../../domain/page-views/page-views.port';
import { PageViewCounting } from '../../application/page-views/page-view-counting';
import { loadAnalytics } from '../../infrastructure/firebase/load-analytics';
import { FirebasePageViews } from '../../infrastructure/firebase/firebase-page-views';
import { changedKeys } from '../../infrastructure/storage/changed-keys';
import { BrowserAppInstaller } from '../../infrastructure/system/browser-app-installer';
import type { InstallPrompt } from '../../infrastructure/system/install-prompt';
import { NavigatorTrackingWish } from '../../infrastructure/system/navigator-tracking-wish';
import { ServiceWorkerVersions } from '../../infrastructure/system/service-worker-versions';
import { SilentPageViews } from '../../infrastructure/system/silent-page-views';
import { languages } from '../../presentation/i18n/start-i18n';
import { AppViewModel } from '../../presentation/view-models/idle/app.view-model';
import { followOtherTabs } from '../../presentation/view-models/idle/follow-other-tabs';
import type { IdleServices } from '../../presentation/view-models/idle/idle-services';
import { ConsentViewModel } from '../../presentation/view-models/idle/consent.view-model';
import type { PlayerViewModel } from '../../presentation/view-models/player.view-model';
import { lazy } from '../lazy';
import { resolve } from '../token';
import { Roles } from '../roles';

/** A development server, which builds during work, has no files to cache. */
const CACHES_FILES = process.env['NODE_ENV'] === 'production';

/**
 * Everything that can wait until the first page is shown: counting page views, installing, newer versions, waiting for a server
 * that is unreachable.
 */
export function startIdle(
  container: Container,
  { pageViews, serverProbe }: BackendFeatures['idle'],
  player: PlayerViewModel,
  installPrompt: InstallPrompt,
): IdleServices {
  const counters = [pageViews ?? new SilentPageViews(), analyticsPageViews(container)];
  const counting = new PageViewCounting(counters, resolve(container, Roles.KeyValueStore), new NavigatorTrackingWish());
  const versions = new ServiceWorkerVersions({
    workers: CACHES_FILES && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    reload: () => window.location.reload(),
  });
  followOtherTabs(
    { preferences: resolve(container, Roles.Preferences), languages, store: resolve(container, Roles.KeyValueStore) },
    changedKeys(window),
  );
  awaitServer(container, serverProbe).execute();
  return {
    consent: new ConsentViewModel(counting),
    app: new AppViewModel(new BrowserAppInstaller(installPrompt), versions, player),
  };
}

const awaitServer = (container: Container, probe: ServerProbe): AwaitServer =>
  new AwaitServer({
    reach: resolve(container, Roles.Connectivity),
    probe,
    timer: resolve(container, Roles.Timer),
    random: resolve(container, Roles.Random),
  });

/** Firebase Analytics, if the build received a measurement id for it. */
function analyticsPageViews(container: Container): PageViews {
  const config = firebaseConfig();
  return config?.['measurementId'] === undefined
    ? new SilentPageViews()
    : new FirebasePageViews(lazy('analytics', () => loadAnalytics(config), resolve(container, Roles.Logger)));
}

type FirebaseConfig = Readonly<Record<string, string>>;

/** The Firebase configuration that the build received as `FIREBASE_CONFIG`; null if it received none. */
function firebaseConfig(): FirebaseConfig | null {
  const text = process.env['FIREBASE_CONFIG'] ?? '';
  return text === '' ? null : (JSON.parse(text) as FirebaseConfig);
}

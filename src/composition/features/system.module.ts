import { ContainerModule } from 'inversify';
import { changedKeys } from '../../infrastructure/storage/changed-keys';
import { StoredPlayHistory } from '../../infrastructure/storage/stored-play-history';
import { StoredRecentSearches } from '../../infrastructure/storage/stored-recent-searches';
import { StoredTokens } from '../../infrastructure/storage/stored-tokens';
import { WebStorage } from '../../infrastructure/storage/web-storage';
import { BrowserConnectivity } from '../../infrastructure/system/browser-connectivity';
import { BrowserPageLifecycle } from '../../infrastructure/system/browser-page-lifecycle';
import { BrowserTimer } from '../../infrastructure/system/browser-timer';
import { BrowserVisibility } from '../../infrastructure/system/browser-visibility';
import { ConsoleLogger } from '../../infrastructure/system/console-logger';
import { CryptoRandom } from '../../infrastructure/system/crypto-random';
import { SystemClock } from '../../infrastructure/system/system-clock';
import { provide } from '../token';
import { Roles } from '../roles';

/** Services of the browser itself. */
export const systemModule = new ContainerModule(({ bind }) => {
  const lifecycle = new BrowserPageLifecycle();
  provide(bind, Roles.Clock, () => new SystemClock());
  provide(bind, Roles.Timer, () => new BrowserTimer());
  provide(bind, Roles.Random, () => new CryptoRandom());
  provide(bind, Roles.Logger, () => new ConsoleLogger());
  provide(bind, Roles.PageLifecycle, () => lifecycle);
  provide(bind, Roles.Connectivity, () => new BrowserConnectivity(lifecycle.returns));
  provide(bind, Roles.Visibility, () => new BrowserVisibility(lifecycle));
  provide(bind, Roles.KeyValueStore, () => new WebStorage(window, 'localStorage'));
  provide(bind, Roles.TokenStore, (store) => new StoredTokens(store, changedKeys(window)), Roles.KeyValueStore);
  provide(
    bind,
    Roles.RecentSearches,
    (store) => new StoredRecentSearches(store, changedKeys(window)),
    Roles.KeyValueStore,
  );
  provide(bind, Roles.PlayHistory, (store) => new StoredPlayHistory(store), Roles.KeyValueStore);
});

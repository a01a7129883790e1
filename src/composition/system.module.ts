import { ContainerModule } from 'inversify';
import { changedKeys } from '../infrastructure/storage/changed-keys';
import { StoredPlayHistory } from '../infrastructure/storage/stored-play-history';
import { StoredRecentSearches } from '../infrastructure/storage/stored-recent-searches';
import { StoredTokens } from '../infrastructure/storage/stored-tokens';
import { WebStorage } from '../infrastructure/storage/web-storage';
import { BrowserConnectivity } from '../infrastructure/system/browser-connectivity';
import { BrowserPageLifecycle } from '../infrastructure/system/browser-page-lifecycle';
import { BrowserTimer } from '../infrastructure/system/browser-timer';
import { BrowserVisibility } from '../infrastructure/system/browser-visibility';
import { ConsoleLogger } from '../infrastructure/system/console-logger';
import { CryptoRandom } from '../infrastructure/system/crypto-random';
import { SystemClock } from '../infrastructure/system/system-clock';
import { provide } from './token';
import { T } from './tokens';

/** Services of the browser itself. */
export const systemModule = new ContainerModule(({ bind }) => {
  const lifecycle = new BrowserPageLifecycle();
  provide(bind, T.Clock, () => new SystemClock());
  provide(bind, T.Timer, () => new BrowserTimer());
  provide(bind, T.Random, () => new CryptoRandom());
  provide(bind, T.Logger, () => new ConsoleLogger());
  provide(bind, T.PageLifecycle, () => lifecycle);
  provide(bind, T.Connectivity, () => new BrowserConnectivity(lifecycle.returns));
  provide(bind, T.Visibility, () => new BrowserVisibility(lifecycle));
  provide(bind, T.KeyValueStore, () => new WebStorage(() => window.localStorage));
  provide(bind, T.TokenStore, (store) => new StoredTokens(store, changedKeys(window)), T.KeyValueStore);
  provide(bind, T.RecentSearches, (store) => new StoredRecentSearches(store, changedKeys(window)), T.KeyValueStore);
  provide(bind, T.PlayHistory, (store) => new StoredPlayHistory(store), T.KeyValueStore);
});

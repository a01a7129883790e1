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
import { Tokens } from '../tokens';

/** Services of the browser itself. */
export const systemModule = new ContainerModule(({ bind }) => {
  const lifecycle = new BrowserPageLifecycle();
  provide(bind, Tokens.Clock, () => new SystemClock());
  provide(bind, Tokens.Timer, () => new BrowserTimer());
  provide(bind, Tokens.Random, () => new CryptoRandom());
  provide(bind, Tokens.Logger, () => new ConsoleLogger());
  provide(bind, Tokens.PageLifecycle, () => lifecycle);
  provide(bind, Tokens.Connectivity, () => new BrowserConnectivity(lifecycle.returns));
  provide(bind, Tokens.Visibility, () => new BrowserVisibility(lifecycle));
  provide(bind, Tokens.KeyValueStore, () => new WebStorage(() => window.localStorage));
  provide(bind, Tokens.TokenStore, (store) => new StoredTokens(store, changedKeys(window)), Tokens.KeyValueStore);
  provide(
    bind,
    Tokens.RecentSearches,
    (store) => new StoredRecentSearches(store, changedKeys(window)),
    Tokens.KeyValueStore,
  );
  provide(bind, Tokens.PlayHistory, (store) => new StoredPlayHistory(store), Tokens.KeyValueStore);
});

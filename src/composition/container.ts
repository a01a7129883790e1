import { Container } from 'inversify';
import { StartSession } from '../application/start/start-session';
import { Preferences } from '../application/preferences/preferences';
import { backendModule, type BackendName } from './backends';
import { sessionModule } from './session.module';
import { systemModule } from './system.module';
import { lazyAccount } from './lazy-account';
import { lazyBrowse } from './lazy-browse';
import { lazyLibrary } from './lazy-library';
import { provide } from './token';
import { T } from './tokens';

/** Every role bound to its adapter, for one backend. */
export function createContainer(backend: BackendName): Container {
  const container = new Container();
  container.load(systemModule, sessionModule, backendModule(backend));
  provide(container.bind.bind(container), T.Preferences, (store) => new Preferences(store), T.KeyValueStore);
  provide(
    container.bind.bind(container),
    T.StartSession,
    (domains, logger) => new StartSession(domains, logger),
    T.MediaDomains,
    T.Logger,
  );
  provide(container.bind.bind(container), T.LoadAccountServices, () => lazyAccount(container, backend));
  provide(container.bind.bind(container), T.LibraryAccess, () => lazyLibrary(container, backend));
  lazyBrowse(container, backend);
  return container;
}

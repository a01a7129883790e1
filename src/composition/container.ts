import { Container } from 'inversify';
import { StartSession } from '../application/start/start-session';
import { Preferences } from '../application/preferences/preferences';
import { backendModule, type BackendName } from './backends';
import { sessionModule } from './session.module';
import { systemModule } from './system.module';
import { deferredAccount } from './deferred-account';
import { deferBrowse } from './deferred-browse';
import { deferKeeping } from './deferred-keeping';
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
  provide(container.bind.bind(container), T.BringAccountParts, () => deferredAccount(container, backend));
  provide(container.bind.bind(container), T.Keeping, () => deferKeeping(container, backend));
  deferBrowse(container, backend);
  return container;
}

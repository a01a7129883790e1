import { Container } from 'inversify';
import type { Backend } from '../application/ports/backend.port';
import { Preferences } from '../application/preferences/preferences';
import { StartSession } from '../application/start/start-session';
import { environmentOf } from './backend-environment';
import { sessionModule } from './features/session.module';
import { systemModule } from './features/system.module';
import { lazyAccount } from './lazy-account';
import { lazyLibrary } from './lazy-library';
import { bindLazyPorts } from './lazy-ports';
import { lazySession } from './lazy-session';
import { provide } from './token';
import { Tokens } from './tokens';

/** Every role bound to its adapter, for one backend. */
export function createContainer(backend: Backend): Container {
  const container = new Container();
  const bind = container.bind.bind(container);
  container.load(systemModule, sessionModule);
  provide(bind, Tokens.Backend, () => backend.connect(environmentOf(container)));
  provide(bind, Tokens.Preferences, (store) => new Preferences(store), Tokens.KeyValueStore);
  provide(
    bind,
    Tokens.StartSession,
    ({ mediaDomains }, logger) => new StartSession(mediaDomains, logger),
    Tokens.Backend,
    Tokens.Logger,
  );
  provide(bind, Tokens.LoadSession, () => lazySession(container));
  provide(bind, Tokens.AccountServices, () => lazyAccount(container));
  provide(bind, Tokens.LibraryAccess, () => lazyLibrary(container));
  bindLazyPorts(container);
  return container;
}

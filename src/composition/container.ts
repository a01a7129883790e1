import { Container } from 'inversify';
import type { Backend } from '../application/ports/backend.port';
import { Preferences } from '../application/preferences/preferences';
import { StartSession } from '../application/start/start-session';
import { ALL_SORTS } from '../domain/catalogue/sorts';
import type { Capability } from '../domain/shared/capability';
import { addressMediaOf } from './address-media';
import { environmentOf } from './backend-environment';
import { chosenServerUrl } from './backends';
import { sessionModule } from './features/session.module';
import { systemModule } from './features/system.module';
import { lazyAccount } from './lazy-account';
import { lazyLibrary } from './lazy-library';
import { bindLazyPorts } from './bind-lazy-ports';
import { loadOnce } from './load-once';
import { lazySession } from './lazy-session';
import { provide } from './token';
import { Roles } from './roles';

/** Firebase counts page views for every backend. */
const offered = ({ capabilities }: Backend): readonly Capability[] =>
  process.env['PAGE_VIEWS_AT'] === 'firebase' ? [...capabilities, 'pageViews'] : capabilities;

/** Every role bound to its adapter, for one backend. */
export function createContainer(backend: Backend): Container {
  const container = new Container();
  const bind = container.bind.bind(container);
  container.load(systemModule, sessionModule);
  provide(bind, Roles.Backend, (logger) => loadOnce(backend.connect(environmentOf(container)), logger), Roles.Logger);
  provide(bind, Roles.Sorts, () => backend.sorts ?? ALL_SORTS);
  provide(
    bind,
    Roles.AddressMedia,
    (connected, guard) => addressMediaOf(connected, chosenServerUrl, guard),
    Roles.Backend,
    Roles.SessionGuard,
  );
  provide(bind, Roles.Supports, () => (capability) => offered(backend).includes(capability));
  provide(bind, Roles.Preferences, (store) => new Preferences(store), Roles.KeyValueStore);
  provide(
    bind,
    Roles.StartSession,
    ({ mediaDomains }, logger) => new StartSession(mediaDomains, logger),
    Roles.Backend,
    Roles.Logger,
  );
  provide(bind, Roles.LoadSession, () => lazySession(container));
  provide(bind, Roles.AccountServices, () => lazyAccount(container));
  provide(bind, Roles.LibraryAccess, () => lazyLibrary(container));
  bindLazyPorts(container);
  return container;
}

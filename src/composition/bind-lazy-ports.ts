import type { Container } from 'inversify';
import { LazySearch } from '../application/search/lazy-search';
import type { BackendFeature } from '../application/ports/backend.port';
import { lazyPort, lazyPorts } from './lazy-port';
import { provide, resolve } from './token';
import { Roles } from './roles';

/** Binds the backend's ports that anything may use and that no first page needs. Their code is loaded by the first call. */
export function bindLazyPorts(container: Container): void {
  const bind = container.bind.bind(container);
  const feature =
    <F extends BackendFeature>(name: F) =>
    () =>
      resolve(container, Roles.Backend).load(name);
  const browse = feature('browse');
  const player = lazyPorts(feature('player'), {});
  provide(bind, Roles.Browsing, () => lazyPort(async () => (await browse()).browsing));
  provide(bind, Roles.Search, () => new LazySearch(async () => (await browse()).search));
  provide(bind, Roles.Catalogue, () => player.catalogue);
  provide(bind, Roles.PlayReports, () => player.playReports);
  provide(bind, Roles.ImportWatch, () => lazyPorts(feature('setup'), {}).importWatch);
  provide(bind, Roles.ShortVideos, () => lazyPorts(feature('shorts'), {}).shortVideos);
}

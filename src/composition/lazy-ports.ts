import type { Container } from 'inversify';
import { LazySearch } from '../application/search/lazy-search';
import type { BackendFeature } from '../application/ports/backend.port';
import { lazy, lazyPort, lazyPorts } from './lazy';
import { provide, resolve } from './token';
import { Tokens } from './tokens';

/** Binds the backend's ports that anything may use and that no first page needs. Their code is loaded by the first call. */
export function bindLazyPorts(container: Container): void {
  const bind = container.bind.bind(container);
  const feature = <F extends BackendFeature>(name: F) =>
    lazy(name, () => resolve(container, Tokens.Backend).load(name), resolve(container, Tokens.Logger));
  const browse = feature('browse');
  const player = lazyPorts(feature('player'), {});
  provide(bind, Tokens.Browsing, () => lazyPort(async () => (await browse()).browsing));
  provide(bind, Tokens.Search, () => new LazySearch(async () => (await browse()).search));
  provide(bind, Tokens.Catalogue, () => player.catalogue);
  provide(bind, Tokens.PlayReports, () => player.playReports);
  provide(bind, Tokens.ImportWatch, () => lazyPorts(feature('setup'), {}).importWatch);
  provide(bind, Tokens.ShortVideos, () => lazyPorts(feature('shorts'), {}).shortVideos);
}

import type { Container } from 'inversify';
import { lazy } from '../application/lazy/lazy';
import { lazyPort } from '../application/lazy/lazy-port';
import { LazySearch } from '../application/search/lazy-search';
import { browseModule, type BackendName } from './backends';
import { B } from './browse-tokens';
import { provide, resolve, type Token } from './token';
import { T } from './tokens';

/** Browsing and searching, over what the backend binds for them: fetched once, by the first call. */
export function lazyBrowse(container: Container, backend: BackendName): void {
  const load = lazy(async () => void container.load(await browseModule(backend)));
  const behind = async <P>(port: Token<P>): Promise<P> => {
    await load();
    return resolve(container, port);
  };
  const bind = container.bind.bind(container);
  provide(bind, T.Browsing, () => lazyPort(() => behind(B.Browsing)));
  provide(bind, T.Search, () => new LazySearch(() => behind(B.Search)));
}

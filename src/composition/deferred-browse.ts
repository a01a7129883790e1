import type { Container } from 'inversify';
import { deferPort } from '../application/deferred/defer-port';
import { DeferredSearch } from '../application/search/deferred-search';
import { browseModule, type BackendName } from './backends';
import { B } from './browse-tokens';
import { provide, resolve, type Token } from './token';
import { T } from './tokens';

/** Looking around and searching, over what the backend binds for it: fetched once, by the first call. */
export function deferBrowse(container: Container, backend: BackendName): void {
  const bring = bringOnce(container, backend);
  const behind = async <P>(port: Token<P>): Promise<P> => {
    await bring();
    return resolve(container, port);
  };
  const bind = container.bind.bind(container);
  provide(bind, T.Browsing, () => deferPort(() => behind(B.Browsing)));
  provide(bind, T.Search, () => new DeferredSearch(() => behind(B.Search)));
}

/** After a failure the next call tries again. */
function bringOnce(container: Container, backend: BackendName): () => Promise<void> {
  let fetching: Promise<void> | null = null;
  const fetch = async (): Promise<void> => {
    try {
      container.load(await browseModule(backend));
    } catch (error) {
      fetching = null;
      throw error;
    }
  };
  return () => (fetching ??= fetch());
}

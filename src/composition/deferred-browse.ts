import type { Container } from 'inversify';
import { bringOnce } from '../application/deferred/bring-once';
import { deferPort } from '../application/deferred/defer-port';
import { DeferredSearch } from '../application/search/deferred-search';
import { browseModule, type BackendName } from './backends';
import { B } from './browse-tokens';
import { provide, resolve, type Token } from './token';
import { T } from './tokens';

/** Looking around and searching, over what the backend binds for it: fetched once, by the first call. */
export function deferBrowse(container: Container, backend: BackendName): void {
  const bring = bringOnce(async () => void container.load(await browseModule(backend)));
  const behind = async <P>(port: Token<P>): Promise<P> => {
    await bring();
    return resolve(container, port);
  };
  const bind = container.bind.bind(container);
  provide(bind, T.Browsing, () => deferPort(() => behind(B.Browsing)));
  provide(bind, T.Search, () => new DeferredSearch(() => behind(B.Search)));
}

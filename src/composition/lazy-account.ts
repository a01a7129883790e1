import type { Container } from 'inversify';
import { lazy } from '../application/lazy/lazy';
import type { AccountServices, LoadAccountServices } from '../application/session/account-services';
import { accountModule, type BackendName } from './backends';
import { S } from './session-tokens';
import { resolve } from './token';
import { T } from './tokens';

/** The account services: fetched when the listener first uses them, or at once for a signed-in listener. */
export function lazyAccount(container: Container, backend: BackendName): LoadAccountServices {
  const load = lazy(() => fetchAccount(container, backend));
  resolve(container, T.Session).changes.subscribe(({ kind }) => {
    if (kind === 'signed-in') load().catch(() => undefined);
  });
  return load;
}

async function fetchAccount(container: Container, backend: BackendName): Promise<AccountServices> {
  const [ports, { startAccount }, { control }] = await Promise.all([
    accountModule(backend),
    import(/* webpackChunkName: "account" */ './start-account'),
    resolve(container, S.LoadTabMemory)(),
  ]);
  container.load(ports);
  return startAccount(container, control);
}

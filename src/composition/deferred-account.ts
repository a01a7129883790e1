import type { Container } from 'inversify';
import { bringOnce } from '../application/deferred/bring-once';
import type { AccountParts, BringAccountParts } from '../application/session/account-parts';
import { accountModule, type BackendName } from './backends';
import { S } from './session-tokens';
import { resolve } from './token';
import { T } from './tokens';

/** What can be done about an account: fetched when somebody wants to, or at once for whoever is signed in. */
export function deferredAccount(container: Container, backend: BackendName): BringAccountParts {
  const bring = bringOnce(() => fetchAccount(container, backend));
  resolve(container, T.Session).changes.subscribe(({ kind }) => {
    if (kind === 'signed-in') bring().catch(() => undefined);
  });
  return bring;
}

async function fetchAccount(container: Container, backend: BackendName): Promise<AccountParts> {
  const [ports, { startAccount }, { control }] = await Promise.all([
    accountModule(backend),
    import(/* webpackChunkName: "account" */ './start-account'),
    resolve(container, S.BringTabMemory)(),
  ]);
  container.load(ports);
  return startAccount(container, control);
}

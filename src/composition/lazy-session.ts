import type { Container } from 'inversify';
import type { SessionServices } from '../application/session/session-services';
import { lazy } from './lazy';
import { resolve } from './token';
import { Tokens } from './tokens';

/** The session's services, fetched at once for a signed-in listener: when the token expires, the network may be gone. */
export function lazySession(container: Container): () => Promise<SessionServices> {
  const tokens = resolve(container, Tokens.TokenStore);
  const load = lazy(
    'session',
    async () =>
      (await import(/* webpackChunkName: "account" */ './features/session-services')).startSession(container, tokens),
    resolve(container, Tokens.Logger),
  );
  if (tokens.read().accessToken !== null) load().catch(() => undefined);
  return load;
}

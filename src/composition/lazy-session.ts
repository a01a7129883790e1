import type { Container } from 'inversify';
import type { SessionServices } from '../application/session/session-services';
import { lazyFeature } from './lazy-feature';
import { Roles } from './roles';
import { resolve } from './token';

/** The session's services, fetched at once for a signed-in listener: when the token expires, the network may be gone. */
export function lazySession(container: Container): () => Promise<SessionServices> {
  const load = lazyFeature(
    container,
    'session',
    () => import(/* webpackChunkName: "account" */ './features/session-services'),
    ({ startSession }, ports) => startSession(container, ports),
  );
  if (resolve(container, Roles.TokenStore).read().accessToken !== null) load().catch(() => undefined);
  return load;
}

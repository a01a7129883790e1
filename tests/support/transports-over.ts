import { defer, from, map, NEVER } from 'rxjs';
import type { BackendTransports } from '../../src/application/ports/backend.port';
import type { BackendProtocol, HttpAnswer } from '../../src/application/ports/backend-protocol.port';
import type { HttpRequest } from '../../src/application/ports/http-transport.port';
import { LazySessionGuard } from '../../src/application/session/lazy-session-guard';
import { Session } from '../../src/application/session/session';
import { SessionControl } from '../../src/application/session/session-control';
import { SessionEndBroadcast, type SessionEvent } from '../../src/application/session/session-end-broadcast';
import { SessionRenewer } from '../../src/application/session/session-renewer';
import { TokenRenewal } from '../../src/application/session/token-renewal';
import { absentPort } from '../../src/composition/lazy-port';
import type { TokenRefresh } from '../../src/domain/session/token-refresh.port';
import { NO_TOKENS, type Tokens } from '../../src/domain/session/token-store.port';
import type { HttpExchange } from '../../src/infrastructure/http/http-exchange';
import { outsideSession } from '../../src/infrastructure/http/outside-session';
import { SessionHttpTransport } from '../../src/infrastructure/http/session-http-transport';
import { FakePageLifecycle } from './fakes/fake-page-lifecycle';
import { MemoryTabChannel, NO_LOCKS, NO_RECORDS } from './fakes/memory-tabs';
import { MemoryTokens, MemoryTokenStore } from './fakes/memory-token-store';
import { VirtualTime } from './fakes/virtual-time';

/** What a server answers to a request as the backend's protocol has completed it. */
type ServerAnswers = (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>;

/** An answer with HTTP status 200. */
export const answered = (body: unknown): HttpAnswer => ({ status: 200, body, retryAfter: null });

interface Listener {
  /** Those of a listener who signed in some time ago; a guest has none. */
  readonly signedInWith?: Tokens;
  /** Loads that port of the backend; without it the backend has none. */
  readonly tokenRefresh?: () => Promise<TokenRefresh | undefined>;
}

/**
 * The transports of the app over a server that is a function, for tests of a backend with recorded answers: the session, its
 * renewal and its end are the app's own. `sent` are the requests as they leave.
 */
export function transportsOver(answers: ServerAnswers, listener: Listener = {}) {
  const sent: HttpRequest[] = [];
  const exchange: HttpExchange = {
    open: (request) =>
      defer(() => {
        sent.push(request);
        return from(Promise.resolve(answers(request)));
      }).pipe(map((answer) => ({ kind: 'response', answer }))),
  };
  const { guard, ...session } = aSessionOf(listener);
  const over = (by: ConstructorParameters<typeof SessionHttpTransport>[2]) => (protocol: BackendProtocol) =>
    new SessionHttpTransport(exchange, protocol, by);
  const transports: BackendTransports = {
    inSession: over(guard),
    outsideSession: over(outsideSession(session.tokens)),
    keepalive: (protocol) => Promise.resolve(over(guard)(protocol)),
  };
  return { transports, sent, ...session };
}

/** The session of one tab, and what its listener was told of it. */
function aSessionOf({ signedInWith = NO_TOKENS, tokenRefresh }: Listener) {
  const time = new VirtualTime();
  const stored = new MemoryTokens();
  stored.tokens = signedInWith;
  const tokens = new MemoryTokenStore(stored);

  const tabs = { locks: NO_LOCKS, records: NO_RECORDS, channel: new MemoryTabChannel() };
  const endBroadcast = new SessionEndBroadcast(time);
  const world = { timer: time, resumes: NEVER, lifecycle: new FakePageLifecycle() };
  const session = new Session(tokens, tabs.channel, endBroadcast, world);
  const control = new SessionControl(session, tokens, tabs, endBroadcast);
  const loadRenewer = async (): Promise<SessionRenewer> => {
    const renewal = new TokenRenewal(tokens, (await tokenRefresh?.()) ?? absentPort<TokenRefresh>(), tabs, time);
    return new SessionRenewer(session, tokens, renewal, { control, endBroadcast, timer: time });
  };
  let renewer: Promise<SessionRenewer> | null = null;
  const guard = new LazySessionGuard(tokens, session.fingerprints, () => (renewer ??= loadRenewer()));
  const events: SessionEvent['kind'][] = [];
  endBroadcast.events.subscribe(({ kind }) => events.push(kind));
  session.start();
  return { guard, tokens, time, events };
}

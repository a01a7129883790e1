import type { Container } from 'inversify';
import type { BackendEnvironment, BackendTransports } from '../application/ports/backend.port';
import { AxiosExchange } from '../infrastructure/http/axios-exchange';
import { LoggedTransport } from '../infrastructure/http/logged-transport';
import { outsideSession } from '../infrastructure/http/outside-session';
import { RequestHeaders } from '../infrastructure/http/request-headers';
import { SessionHttpTransport } from '../infrastructure/http/session-http-transport';
import { readDevice } from '../infrastructure/system/read-device';
import { resolve } from './token';
import { Tokens } from './tokens';

/** What the app offers to its backend. */
export const environmentOf = (container: Container): BackendEnvironment => ({
  transports: transportsOf(container),
  values: resolve(container, Tokens.KeyValueStore),
  clock: resolve(container, Tokens.Clock),
  timer: resolve(container, Tokens.Timer),
  random: resolve(container, Tokens.Random),
  connectivity: resolve(container, Tokens.Connectivity),
  visibility: resolve(container, Tokens.Visibility),
  sockets: async () => {
    const { socketEnvironment } = await import(/* webpackChunkName: "live" */ './features/page-departures');
    return socketEnvironment(resolve(container, Tokens.PageLifecycle), resolve(container, Tokens.Timer));
  },
});

function transportsOf(container: Container): BackendTransports {
  const store = resolve(container, Tokens.KeyValueStore);
  const connectivity = resolve(container, Tokens.Connectivity);
  const guard = resolve(container, Tokens.SessionGuard);
  const outside = outsideSession(resolve(container, Tokens.TokenStore));
  const logger = resolve(container, Tokens.Logger);
  const headers = new RequestHeaders(readDevice(store, resolve(container, Tokens.Random), navigator.userAgent), store);
  const exchange = new AxiosExchange(headers, connectivity, resolve(container, Tokens.Timer));
  return {
    inSession: (envelope) => new LoggedTransport(new SessionHttpTransport(exchange, envelope, guard), logger),
    outsideSession: (envelope) => new SessionHttpTransport(exchange, envelope, outside),
    keepalive: async (envelope) => {
      const { KeepaliveExchange } = await import(
        /* webpackChunkName: "clips" */ '../infrastructure/http/keepalive-exchange'
      );
      return new SessionHttpTransport(new KeepaliveExchange(headers, connectivity), envelope, guard);
    },
  };
}

import type { Container } from 'inversify';
import type { BackendEnvironment, BackendTransports } from '../application/ports/backend.port';
import { AxiosExchange } from '../infrastructure/http/axios-exchange';
import { logFailedReads } from '../infrastructure/http/log-failed-reads';
import { outsideSession } from '../infrastructure/http/outside-session';
import { RequestHeaders } from '../infrastructure/http/request-headers';
import { SessionHttpTransport } from '../infrastructure/http/session-http-transport';
import { readDevice } from '../infrastructure/system/read-device';
import { chosenServerUrl } from './backends';
import { resolve } from './token';
import { Roles } from './roles';

/** What the app offers to its backend. */
export const environmentOf = (container: Container): BackendEnvironment => ({
  serverUrl: chosenServerUrl,
  transports: transportsOf(container),
  values: resolve(container, Roles.KeyValueStore),
  clock: resolve(container, Roles.Clock),
  timer: resolve(container, Roles.Timer),
  random: resolve(container, Roles.Random),
  connectivity: resolve(container, Roles.Connectivity),
  visibility: resolve(container, Roles.Visibility),
  sockets: async () => {
    const { socketEnvironment } = await import(/* webpackChunkName: "live" */ './features/page-departures');
    return socketEnvironment(resolve(container, Roles.PageLifecycle), resolve(container, Roles.Timer));
  },
});

function transportsOf(container: Container): BackendTransports {
  const store = resolve(container, Roles.KeyValueStore);
  const connectivity = resolve(container, Roles.Connectivity);
  const guard = resolve(container, Roles.SessionGuard);
  const outside = outsideSession(resolve(container, Roles.TokenStore));
  const logger = resolve(container, Roles.Logger);
  const headers = new RequestHeaders(readDevice(store, resolve(container, Roles.Random), navigator.userAgent), store);
  const exchange = new AxiosExchange(headers, connectivity, resolve(container, Roles.Timer));
  return {
    inSession: (protocol) => logFailedReads(new SessionHttpTransport(exchange, protocol, guard), logger),
    outsideSession: (protocol) => new SessionHttpTransport(exchange, protocol, outside),
    keepalive: async (protocol) => {
      const { KeepaliveExchange } = await import(
        /* webpackChunkName: "clips" */ '../infrastructure/http/keepalive-exchange'
      );
      return new SessionHttpTransport(new KeepaliveExchange(headers, connectivity), protocol, guard);
    },
  };
}

import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { succeed, type Result } from '../domain/shared/result';
import { badSetting, cannotStart, type StartProblem } from '../domain/shared/start-problem';
import type { Config } from '../infrastructure/config/config';
import { watchConnections, type Draining } from '../presentation/http/drain-connections';
import type { Lifecycle } from './lifecycle';

/** The parts of the HTTP framework that the server's lifecycle uses. */
export interface HttpApp {
  readonly server: Server;
  listen(options: { readonly host: string; readonly port: number; readonly backlog: number }): Promise<string>;
  /** Accepts no new connections and waits for the requests in flight. */
  close(): PromiseLike<unknown>;
}

const FINISH_LIMIT_MS = 10_000;
/** How long sending the refusals of unanswered requests may take. */
const REFUSAL_MS = 200;
const TIDY_EVERY_MS = 50;
/**
 * For persistent connections: how long a next request is still answered, with an answer that asks the client to close the
 * connection.
 */
const DRAIN_LIMIT_MS = 1_000;
/** For connections that were opened in the last moment: how long their first request is answered. */
const LATE_CONNECTIONS_MS = 500;
/**
 * The length of the accept queue, in which connections wait while the server is busy. A client that the system rejects retries at
 * growing intervals.
 */
const MOST_WAITING = 4_096;

/**
 * Listens, and registers the orderly stop: clients are asked to close, no new connections, 10 s for requests in flight. Returns
 * the port.
 */
export async function listen(
  http: HttpApp,
  config: Config,
  lifecycle: Lifecycle,
): Promise<Result<number, StartProblem>> {
  const { host, port } = config;
  const draining = watchConnections(http.server);
  try {
    await http.listen({ host, port, backlog: MOST_WAITING });
  } catch (error) {
    await http.close();
    const problem = error as NodeJS.ErrnoException;
    return portProblem(problem, describeListenError(problem, host, port));
  }
  lifecycle.onStop('HTTP server', () => finish(http, draining));
  const address = http.server.address();
  return succeed(typeof address === 'object' && address !== null ? address.port : port);
}

async function finish(http: HttpApp, draining: Draining): Promise<void> {
  draining.start();
  await untilAlone(http.server, DRAIN_LIMIT_MS);
  await draining.stopListening();
  await untilAlone(http.server, LATE_CONNECTIONS_MS);
  // An answered connection is idle, and would otherwise stay open for a next request that is no longer accepted.
  const tidy = setInterval(() => http.server.closeIdleConnections(), TIDY_EVERY_MS);
  const tooLong = setTimeout(() => draining.refuseUnanswered(), FINISH_LIMIT_MS);
  const late = setTimeout(() => http.server.closeAllConnections(), FINISH_LIMIT_MS + REFUSAL_MS);
  await http.close();
  clearInterval(tidy);
  clearTimeout(tooLong);
  clearTimeout(late);
}

/** Ends at once if nobody is connected, so that an idle server stops without delay. */
async function untilAlone(server: Server, limitMs: number): Promise<void> {
  const count = promisify(server.getConnections.bind(server));
  for (let waited = 0; waited < limitMs && (await count()) > 0; waited += TIDY_EVERY_MS) await wait(TIDY_EVERY_MS);
}

/**
 * A port that is in use may become free; a port that is not permitted, or an address that this machine does not have, will never
 * work.
 */
export const portProblem = ({ code }: NodeJS.ErrnoException, reason: string): Result<never, StartProblem> =>
  (code === 'EADDRINUSE' ? cannotStart : badSetting)(reason);

function describeListenError({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} on ${host} is taken; stop what uses it, or choose another: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `port ${port} may not be opened by this user; ports from 1024 up may: PORT=4000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is no address of this machine`;
    default:
      return `cannot listen on ${host}:${port}: ${message}`;
  }
}

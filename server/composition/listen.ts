import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { succeed, type Result } from '../domain/shared/result';
import { badSetting, cannotStart, type StartProblem } from '../domain/shared/start-problem';
import type { Config } from '../infrastructure/config/config';
import { watchConnections, type Draining } from '../presentation/http/drain-connections';
import type { Lifecycle } from './lifecycle';

/** What the life of the server needs of its HTTP framework. */
export interface HttpApp {
  readonly server: Server;
  listen(options: { readonly host: string; readonly port: number; readonly backlog: number }): Promise<string>;
  /** Takes no new connection and waits for the requests in flight. */
  close(): PromiseLike<unknown>;
}

const FINISH_LIMIT_MS = 10_000;
/** As long the refusal of requests that took too long may take to leave. */
const REFUSAL_MS = 200;
const TIDY_EVERY_MS = 50;
/** For clients that keep their connection: as long their next request is still answered, and asks them to close it. */
const DRAIN_LIMIT_MS = 1_000;
/** For connections that were made in the last moment: as long their first request is answered. */
const LATE_CONNECTIONS_MS = 500;
/** Those who come while the server is busy wait for it; whom the system turns away tries again ever later. */
const MOST_WAITING = 4_096;

/** Listens, and registers the orderly end: goodbyes, no new connection, 10 s for requests in flight. Answers the port. */
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
  // A connection whose answer is given is idle, and would otherwise be kept open for a next request that nobody takes.
  const tidy = setInterval(() => http.server.closeIdleConnections(), TIDY_EVERY_MS);
  const tooLong = setTimeout(() => draining.refuseUnanswered(), FINISH_LIMIT_MS);
  const late = setTimeout(() => http.server.closeAllConnections(), FINISH_LIMIT_MS + REFUSAL_MS);
  await http.close();
  clearInterval(tidy);
  clearTimeout(tooLong);
  clearTimeout(late);
}

/** Ends at once where nobody is connected, so that a quiet server stops without a pause. */
async function untilAlone(server: Server, limitMs: number): Promise<void> {
  const count = promisify(server.getConnections.bind(server));
  for (let waited = 0; waited < limitMs && (await count()) > 0; waited += TIDY_EVERY_MS) await wait(TIDY_EVERY_MS);
}

/** A port that is taken may become free; one that may not be had, or is on no address of this machine, never will. */
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

import type { Server } from 'node:http';
import { fail, succeed, type Result } from '../domain/shared/result';
import type { Config } from '../infrastructure/config/config';
import type { Lifecycle } from './lifecycle';

/** What the life of the server needs of its HTTP framework. */
export interface HttpApp {
  readonly server: Server;
  listen(options: { readonly host: string; readonly port: number }): Promise<string>;
  /** Takes no new connection and waits for the requests in flight. */
  close(): PromiseLike<unknown>;
}

const FINISH_LIMIT_MS = 10_000;
const TIDY_EVERY_MS = 50;

/** Listens, and registers the orderly end: no new connection, 10 s for requests in flight. Answers the port. */
export async function listen(http: HttpApp, config: Config, lifecycle: Lifecycle): Promise<Result<number, string>> {
  const { host, port } = config;
  try {
    await http.listen({ host, port });
  } catch (error) {
    await http.close();
    return fail(describeListenError(error as NodeJS.ErrnoException, host, port));
  }
  lifecycle.onStop('HTTP server', () => finish(http));
  const address = http.server.address();
  return succeed(typeof address === 'object' && address !== null ? address.port : port);
}

async function finish(http: HttpApp): Promise<void> {
  // A connection whose answer is given is idle, and would otherwise be kept open for a next request that nobody takes.
  const tidy = setInterval(() => http.server.closeIdleConnections(), TIDY_EVERY_MS);
  const late = setTimeout(() => http.server.closeAllConnections(), FINISH_LIMIT_MS);
  await http.close();
  clearInterval(tidy);
  clearTimeout(late);
}

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

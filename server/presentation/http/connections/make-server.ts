import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import type { TrustedProxies } from '../../../domain/proxies/trusted-proxies';
import { refuseExpectation } from '../refuse-expectation';
import { boundConnections } from './bound-connections';
import type { Bounds } from './bounds';
import { IdleConnections } from './idle-connections';
import type { PipelinedRequests } from './pipelined-requests';
import { lineOf } from './line-of';
import { StalledWrites } from './stalled-writes';
import type { Upgrades } from './upgrades';

/** These limits cut off slow and greedy callers (security.md §4); without them a thousand slow sockets stay open for ever. */
const TIME_LIMITS = {
  headersTimeout: 5_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  // Node's own limit applies to the whole server and would cut uploads.
  requestTimeout: 0,
  maxHeaderSize: 16 * 1024,
} as const;

const LOOK_EVERY_MS = 2_500;
const LOOK_FOR_IDLE_EVERY_MS = 500;
const LOOKS_AT_LEAST = 4;

type ConnectionEvent = 'connection' | 'secureConnection';

/** A certificate and its key, as read from their files. */
export interface Tls {
  readonly cert: Buffer;
  readonly key: Buffer;
}

export interface ServerPlan {
  readonly tls: Tls | undefined;
  readonly bounds: Bounds;
  readonly trustedProxies: TrustedProxies;
  readonly upgrades: Upgrades;
  readonly requests: PipelinedRequests;
}

/** A server on which slow and idle callers cost little. */
export function makeServer(plan: ServerPlan, handler: RequestListener): Server {
  const { tls, bounds, trustedProxies, upgrades, requests } = plan;
  // A route sees no difference between the two kinds of server, so both have the plain one's type.
  const server =
    tls === undefined ? createServer(TIME_LIMITS) : (createSecureServer({ ...TIME_LIMITS, ...tls }) as Server);
  const event = tls === undefined ? 'connection' : 'secureConnection';
  const readers = server.listeners(event);
  const idle = new IdleConnections<Socket>(bounds.idleMs);
  upgrades.watch(server, {
    parse: (socket) => readers.forEach((read) => read.call(server, socket)),
    isBusy: (socket) => requests.isHandling(socket),
    onWebSocket: (socket) => idle.forget(socket),
  });
  server.on('request', requests.inTurn(handler));
  server.on('checkExpectation', requests.inTurn(refuseExpectation));
  boundConnections(server, bounds.connections, trustedProxies, tls !== undefined);
  cutStalledReaders(server, event, bounds.stalledMs);
  cutIdleConnections(server, event, idle, bounds.idleMs);
  return server;
}

function cutStalledReaders(server: Server, event: ConnectionEvent, stalledMs: number): void {
  const stalled = new StalledWrites(stalledMs);
  server.on(event, (socket: Socket) => {
    const line = lineOf(socket);
    stalled.watch(line);
    socket.once('close', () => stalled.forget(line));
  });
  lookEvery(server, Math.min(LOOK_EVERY_MS, stalledMs / LOOKS_AT_LEAST), () => stalled.tick(performance.now()));
}

function cutIdleConnections(
  server: Server,
  event: ConnectionEvent,
  idle: IdleConnections<Socket>,
  idleMs: number,
): void {
  server.on(event, (socket: Socket) => {
    idle.watch(socket);
    socket.once('close', () => idle.forget(socket));
  });
  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    idle.asked(socket);
    response.once('close', () => idle.answered(socket));
  };
  // Registered before the listeners that answer: a response may be finished when they return.
  for (const asking of ['request', 'checkExpectation']) server.prependListener(asking, onRequest);
  lookEvery(server, Math.min(LOOK_FOR_IDLE_EVERY_MS, idleMs / LOOKS_AT_LEAST), () => idle.tick());
}

function lookEvery(server: Server, everyMs: number, look: () => void): void {
  server.on('listening', () => {
    const looking = setInterval(look, everyMs);
    looking.unref();
    server.once('close', () => clearInterval(looking));
  });
}

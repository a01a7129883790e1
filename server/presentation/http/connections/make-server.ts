import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import type { TrustedProxies } from '../../../domain/proxies/trusted-proxies';
import { boundConnections } from './bound-connections';
import type { Bounds } from './bounds';
import type { PipelinedRequests } from './pipelined-requests';
import { lineOf } from './line-of';
import { StalledWrites } from './stalled-writes';
import type { Upgrades } from './upgrades';

/** Slow and greedy callers are cut off by these (security.md §4); without them a thousand slow sockets stay open for ever. */
const TIME_LIMITS = {
  headersTimeout: 5_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  // Node's own is for the whole server and would cut uploads.
  requestTimeout: 0,
  maxHeaderSize: 16 * 1024,
} as const;

const LOOK_EVERY_MS = 2_500;
const LOOKS_AT_LEAST = 4;

/** A certificate and its key as they stand in their files. */
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

/** A server that slow and idle callers cost little. */
export function makeServer(plan: ServerPlan, handler: RequestListener): Server {
  const { tls, bounds, trustedProxies, upgrades, requests } = plan;
  // The two kinds of server differ in nothing that a route sees, so both go by the plain one's type.
  const server =
    tls === undefined ? createServer(TIME_LIMITS) : (createSecureServer({ ...TIME_LIMITS, ...tls }) as Server);
  const event = tls === undefined ? 'connection' : 'secureConnection';
  const readers = server.listeners(event);
  upgrades.watch(server, {
    parse: (socket) => readers.forEach((read) => read.call(server, socket)),
    isBusy: (socket) => requests.isHandling(socket),
  });
  server.on('request', requests.inTurn(handler));
  boundConnections(server, bounds.connections, trustedProxies, tls !== undefined);
  cutStalledReaders(server, event, bounds.stalledMs);
  return server;
}

function cutStalledReaders(server: Server, event: 'connection' | 'secureConnection', stalledMs: number): void {
  const stalled = new StalledWrites(stalledMs);
  const lookEveryMs = Math.min(LOOK_EVERY_MS, stalledMs / LOOKS_AT_LEAST);
  server.on(event, (socket: Socket) => {
    const line = lineOf(socket);
    stalled.watch(line);
    socket.once('close', () => stalled.forget(line));
  });
  server.on('listening', () => {
    const looking = setInterval(() => stalled.tick(performance.now()), lookEveryMs);
    looking.unref();
    server.once('close', () => clearInterval(looking));
  });
}

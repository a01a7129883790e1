import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIVE_CLOSINGS, LIVE_PATH } from '../../../../contract/live';
import type { Logger } from '../../../application/ports/logger.port';
import { TICKET_SECONDS, type SocketTickets } from '../../../application/live/socket-tickets';
import type { LiveHub } from '../../../application/live/live-hub';
import { answer, DATABASE_UNAVAILABLE, FORBIDDEN } from '../answer';
import { defineOwnRoute } from '../define-route';
import { pageOrigin } from '../page/page-origin';
import { sendProblem } from '../send-answer';
import { whenClosed } from '../when-closed';
import { callerKey, isSpared } from '../caller-address';
import { LiveSocket } from './live-socket';

/** A playback transfer of 500 songs fits; no other frame is nearly as long. */
const FRAME_MAX_BYTES = 48 * 1024;
const TICK_MS = 1_000;

export interface LiveRoutesDeps {
  readonly hub: LiveHub;
  readonly tickets: SocketTickets;
  readonly log: Pick<Logger, 'error'>;
  readonly clock: { now(): number };
  /** Monotonic time in milliseconds. */
  readonly uptime: () => number;
}

/** Tickets, and the socket that a ticket opens. Sockets are closed before the server stops listening. */
export async function registerLive(app: FastifyInstance, deps: LiveRoutesDeps): Promise<void> {
  const { hub, tickets, log, clock, uptime } = deps;
  const sockets = new Set<LiveSocket>();
  const ticking = setInterval(() => sockets.forEach((socket) => socket.tick()), TICK_MS);
  ticking.unref();
  await app.register(websocket, {
    options: { server: app.upgrades.ofPath, maxPayload: FRAME_MAX_BYTES, perMessageDeflate: false },
    preClose: (done: () => void) => {
      clearInterval(ticking);
      sockets.forEach((socket) => socket.close(LIVE_CLOSINGS.comeAgain));
      done();
    },
  });

  defineOwnRoute(app, 'liveTicket', 'writing', async ({ identity }) =>
    answer({ ticket: await tickets.issue(identity.sessionId), expires_in: TICKET_SECONDS }),
  );

  app.route({
    method: 'GET',
    url: LIVE_PATH,
    schema: {},
    // The first frame identifies the caller.
    config: { policy: 'public', rate: 'opening' },
    onRequest: async (request, reply) => {
      if (!request.ws) return reply.callNotFound();
      if (!isOwnOrigin(request)) return sendProblem(request, reply, FORBIDDEN);
      const { sockets: quota } = app.bounds;
      const key = isSpared(request) ? null : callerKey(request);
      if (!quota.enter(key)) return sendProblem(request, reply, DATABASE_UNAVAILABLE);
      whenClosed(request.raw.socket, () => quota.leave(key));
      return undefined;
    },
    handler: (_, reply) => reply.callNotFound(),
    wsHandler: (socket) => {
      const live = new LiveSocket(socket, { hub, tickets, log, now: uptime, clock: () => clock.now() });
      sockets.add(live);
      socket.on('close', () => sockets.delete(live));
    },
  });
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Whether the page that opens a socket is ours: browsers send cookies and open sockets across sites without asking, so the host
 * in the page's origin must be the host that the page calls. Behind a proxy without TRUST_PROXY the proxy has to pass the host
 * on.
 */
function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  const own = pageOrigin(request);
  return origin !== undefined && own !== null && hostOf(origin) === hostOf(own);
}

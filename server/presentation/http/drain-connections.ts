import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { plainUnavailable } from './plain-unavailable';

/** Ends the connections of a server that is about to close. */
export interface Draining {
  /** From now on every response asks its client to close the connection. */
  start(): void;
  /** Accepts no new connection; those that the system has already accepted are still answered. */
  stopListening(): Promise<void>;
  /** Sends 503 and closes the connection wherever a response has not begun. */
  refuseUnanswered(): void;
}

/** Long enough for the system to hand over the connections that it has accepted. */
const HOLD_MS = 50;

/**
 * Observes a server's responses from its start. Without notice, a client that reuses its connection sends the next request into
 * one that is being closed, and cannot find out whether the request was processed (RFC 9112, section 9.6).
 */
export function watchConnections(server: Server): Draining {
  const answering = new Set<ServerResponse>();
  const listeners = server.listeners('request');
  const held: (() => void)[] = [];
  let isDraining = false;
  let isHolding = false;
  const count = promisify(server.getConnections.bind(server));
  const answer = (request: IncomingMessage, response: ServerResponse): void =>
    listeners.forEach((listen) => listen.call(server, request, response));
  spareLeavingAnswers(server, answering);
  server.removeAllListeners('request');
  server.on('request', (request, response: ServerResponse) => {
    if (isDraining) response.shouldKeepAlive = false;
    answering.add(response);
    response.once('close', () => answering.delete(response));
    if (isHolding) held.push(() => answer(request, response));
    else answer(request, response);
  });
  return {
    start: () => {
      isDraining = true;
      // Clients whose response head has already left are asked at the connection's next request.
      for (const response of answering) response.shouldKeepAlive = false;
    },
    stopListening: async () => {
      // The system resets connections that it has accepted and not yet handed over. Clients that are answered now reconnect at
      // once, so requests wait until the system has handed over all connections.
      isHolding = (await count()) > 0;
      if (isHolding) await wait(HOLD_MS);
      // Continues right after connections were accepted, since timers run before that.
      await nextTurn();
      // The HTTP server's own `close` would also close connections that have not sent a request yet.
      NetServer.prototype.close.call(server);
      isHolding = false;
      for (const resume of held.splice(0)) resume();
    },
    refuseUnanswered: () => answering.forEach(refuseUnlessBegun),
  };
}

/** Node treats a connection as idle as soon as its response was completely written, and would cut off bytes that have not left. */
function spareLeavingAnswers(server: Server, answering: ReadonlySet<ServerResponse>): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const leaving: { finished: boolean }[] = [...answering].filter(({ writableEnded }) => writableEnded);
    // The only property of a response that Node checks here.
    for (const response of leaving) response.finished = false;
    closeIdle();
    for (const response of leaving) response.finished = true;
  };
}

function refuseUnlessBegun(response: ServerResponse): void {
  // Of pipelined requests only the first has the connection.
  const { socket, headersSent } = response;
  if (socket === null || headersSent || !socket.writable) return;
  // Bypasses the response; a later one from the handler goes nowhere.
  socket.write(plainUnavailable());
  socket.destroySoon();
}

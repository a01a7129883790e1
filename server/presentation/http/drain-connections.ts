import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { plainUnavailable } from './plain-unavailable';

/** Says goodbye to the connections of a server that is about to close. */
export interface Draining {
  /** From now on every answer asks its caller to close the connection. */
  start(): void;
  /** Takes no new connection; those that the system has taken already are still answered. */
  stopListening(): Promise<void>;
  /** Answers 503 and closes the connection wherever an answer has not begun. */
  refuseUnanswered(): void;
}

/** Long enough for the system to hand over the connections that it has taken. */
const HOLD_MS = 50;

/**
 * Watches over a server's answers from its start. Without a word, a client that keeps its connection sends the next request into
 * one that is being closed, and cannot tell whether it was done (RFC 9112, section 9.6).
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
      // Those whose head has gone out already are asked at their connection's next request.
      for (const response of answering) response.shouldKeepAlive = false;
    },
    stopListening: async () => {
      // The system resets what it has taken and not yet handed over. Clients that are answered now connect anew at once; so
      // requests wait until it has handed over all.
      isHolding = (await count()) > 0;
      if (isHolding) await wait(HOLD_MS);
      // Right after connections were accepted, for timers run before that.
      await nextTurn();
      // HTTP's own end of listening would also close the connections that have asked for nothing yet.
      NetServer.prototype.close.call(server);
      isHolding = false;
      for (const resume of held.splice(0)) resume();
    },
    refuseUnanswered: () => answering.forEach(refuseUnlessBegun),
  };
}

/** Node takes a connection for idle as soon as its answer was given to it whole, and would cut off what has not left. */
function spareLeavingAnswers(server: Server, answering: ReadonlySet<ServerResponse>): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const leaving: { finished: boolean }[] = [...answering].filter(({ writableEnded }) => writableEnded);
    // What Node asks each answer for; it looks at nothing else.
    for (const response of leaving) response.finished = false;
    closeIdle();
    for (const response of leaving) response.finished = true;
  };
}

function refuseUnlessBegun(response: ServerResponse): void {
  // Of pipelined requests only the first has the connection.
  const { socket, headersSent } = response;
  if (socket === null || headersSent || !socket.writable) return;
  // Past the answer, which its handler may still give to nobody.
  socket.write(plainUnavailable());
  socket.destroySoon();
}

import type { Server, ServerResponse } from 'node:http';

/** Says goodbye to the connections of a server that is about to close. */
export interface Draining {
  /** From now on every answer asks its caller to close the connection. */
  begin(): void;
}

/**
 * Watches over a server's answers from its start. Without a word, a client that keeps its connection sends the next request into
 * one that is being closed, and cannot tell whether it was done (RFC 9112, section 9.6).
 */
export function watchConnections(server: Server): Draining {
  const answering = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isDraining) response.shouldKeepAlive = false;
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  return {
    begin: () => {
      isDraining = true;
      // Those whose head has gone out already are asked at their connection's next request.
      for (const response of answering) response.shouldKeepAlive = false;
    },
  };
}

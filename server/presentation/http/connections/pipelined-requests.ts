import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = readonly [IncomingMessage, ServerResponse];

/** Each request that waits holds its head, up to 16 KB, and its objects. Tools that pipeline at all send about ten ahead. */
const MAX_WAITING = 16;

/**
 * Handles the requests of one connection one after the other. A client may send the next one before the last is answered (RFC 9112,
 * section 9.3.2), but answers leave in order: all that were made at once would wait in memory for a client that does not read.
 */
export class PipelinedRequests {
  /** What waits at each connection whose request is being handled. */
  private readonly waiting = new WeakMap<Socket, Exchange[]>();

  constructor(private readonly listener: RequestListener) {}

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const waiting = this.waiting.get(socket);
    // Its last answer said that the connection ends with it.
    if (!socket.writable) response.emit('close');
    else if (waiting === undefined) this.start(socket, [], [request, response]);
    else if (waiting.length < MAX_WAITING) waiting.push([request, response]);
    else socket.destroy();
  };

  isHandling(socket: Socket): boolean {
    return this.waiting.has(socket);
  }

  private start(socket: Socket, waiting: Exchange[], [request, response]: Exchange): void {
    this.waiting.set(socket, waiting);
    response.once('close', () => this.next(socket, waiting));
    this.listener(request, response);
  }

  private next(socket: Socket, waiting: Exchange[]): void {
    const exchange = socket.writable ? waiting.shift() : undefined;
    if (exchange !== undefined) return this.start(socket, waiting, exchange);
    this.waiting.delete(socket);
    // Node itself emits the end of a connection only on the response whose turn it is.
    for (const [, response] of waiting) response.emit('close');
  }
}

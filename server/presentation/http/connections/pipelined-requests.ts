import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly start: () => void;
}

interface Queue {
  /** The request that is being handled. */
  current: IncomingMessage;
  readonly waiting: Exchange[];
  /** What is done after the last response, if the bytes behind the requests are invalid. */
  refuse: ((socket: Socket) => void) | undefined;
}

/** Each waiting request holds its head, up to 16 KB, and its objects. Tools that pipeline at all send about ten requests ahead. */
const MAX_WAITING = 16;

/**
 * Handles the requests of one connection one after the other. A client may send the next request before the last is answered (RFC
 * 9112, section 9.3.2), but responses leave in order: if all were made at once, they would wait in memory for a client that does
 * not read.
 */
export class PipelinedRequests {
  /** One queue for each connection whose request is being handled. */
  private readonly queues = new WeakMap<Socket, Queue>();

  /** A listener that hands each request to `listener` in its turn. */
  inTurn(listener: RequestListener): RequestListener {
    return (request, response) => this.take({ request, response, start: () => listener(request, response) });
  }

  isHandling(socket: Socket): boolean {
    return this.queues.has(socket);
  }

  /**
   * Calls `refuse`, which ends the connection, for bytes that are not a request, once every complete request before them is
   * answered. A request that these bytes break off is not answered, since it never becomes complete.
   */
  refuseAfterAnswers(socket: Socket, refuse: (socket: Socket) => void): void {
    const queue = this.queues.get(socket);
    if (queue?.current.complete !== true) refuse(socket);
    else queue.refuse ??= refuse;
  }

  private take(exchange: Exchange): void {
    const { request, response } = exchange;
    const { socket } = request;
    const queue = this.queues.get(socket);
    // The last response announced that the connection ends with it.
    if (!socket.writable) response.emit('close');
    else if (queue === undefined) this.start(socket, { current: request, waiting: [], refuse: undefined }, exchange);
    else if (queue.waiting.length < MAX_WAITING) queue.waiting.push(exchange);
    else socket.destroy();
  }

  private start(socket: Socket, queue: Queue, { request, response, start }: Exchange): void {
    queue.current = request;
    this.queues.set(socket, queue);
    response.once('close', () => this.next(socket, queue));
    start();
  }

  private next(socket: Socket, queue: Queue): void {
    const { waiting, refuse } = queue;
    const exchange = socket.writable ? waiting.shift() : undefined;
    const isBroken = refuse !== undefined && exchange?.request.complete === false;
    if (exchange !== undefined && !isBroken) return this.start(socket, queue, exchange);
    this.queues.delete(socket);
    // Node itself emits the end of a connection only on the response whose turn it is.
    for (const { response } of waiting) response.emit('close');
    if (socket.writable) refuse?.(socket);
  }
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Call = readonly [IncomingMessage, ServerResponse];

/** Nobody who plays music asks for so much ahead; each that waits holds its head, up to 16 KB. */
const MOST_WAITING = 8;

/**
 * Answers the calls of one connection one after the other. A caller may send the next one before the last is answered (RFC 9112,
 * section 9.3.2), but answers leave in order: each that was made beside the first would wait in memory for who does not read.
 */
export class InTurn {
  /** What waits at each connection that is being answered. */
  private readonly waiting = new WeakMap<Socket, Call[]>();

  constructor(private readonly answer: RequestListener) {}

  readonly take = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const waiting = this.waiting.get(socket);
    if (waiting === undefined) this.begin(socket, [], [request, response]);
    else if (waiting.length < MOST_WAITING) waiting.push([request, response]);
    else socket.destroy();
  };

  private begin(socket: Socket, waiting: Call[], [request, response]: Call): void {
    this.waiting.set(socket, waiting);
    response.once('close', () => this.goOn(socket, waiting));
    this.answer(request, response);
  }

  private goOn(socket: Socket, waiting: Call[]): void {
    const next = socket.writable ? waiting.shift() : undefined;
    if (next !== undefined) return this.begin(socket, waiting, next);
    this.waiting.delete(socket);
    // Node itself tells the end of a connection only to the answer whose turn it is.
    for (const [, unanswered] of waiting) unanswered.emit('close');
  }
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    upgrades: Upgrades;
  }
}

/** What offers another protocol, or belongs to the offer. */
const OFFERS = /^(upgrade|http2-settings)$/i;
/** Node leaves out what comes after so many names and values, and with them perhaps how long the body is. */
const MOST_NAMES_AND_VALUES = 2_000;

/**
 * Sockets of the one path that speaks another protocol. Any other call that offers to is answered as if it had not, which every
 * client must expect (RFC 9110, section 7.8): Node gives up each connection that offers anything as soon as somebody listens to
 * such offers, with all its time limits.
 */
export class Upgrades {
  /** Hears `upgrade` for the sockets of the path, and nothing else. */
  readonly ofPath: Server = createServer();
  private readonly offered = new WeakSet<IncomingMessage>();

  constructor(private readonly path: string) {}

  /** `readRequests` gives a connection, from its first byte, to Node's own reader of HTTP. */
  watch(server: Server, readRequests: (socket: Socket) => void): void {
    server.on('upgrade', (request: IncomingMessage, socket: Socket, next: Buffer) => {
      if (this.isOfPath(request)) {
        this.offered.add(request);
        this.ofPath.emit('upgrade', request, socket, next);
      } else if (request.rawHeaders.length >= MOST_NAMES_AND_VALUES) socket.destroy();
      else {
        socket.unshift(Buffer.concat([headWithoutOffer(request), next]));
        readRequests(socket);
      }
    });
  }

  /** Whether a call would open a socket of the path, or did. */
  wasOffered(request: IncomingMessage): boolean {
    return this.offered.has(request);
  }

  private isOfPath({ method, url, headers }: IncomingMessage): boolean {
    const [path] = (url ?? '').split('?', 1);
    const isOffered = this.ofPath.listenerCount('upgrade') > 0 && headers.upgrade?.toLowerCase() === 'websocket';
    return isOffered && method === 'GET' && path === this.path;
  }
}

/** The call's head as it came, byte by byte. */
function headWithoutOffer({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!OFFERS.test(name)) lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/**
 * Lets the route of the path know where its sockets come in. One that is answered instead of opened is closed: nothing of Node's
 * looks after it any more.
 */
export function closeAnsweredUpgrades(app: FastifyInstance, upgrades: Upgrades): void {
  app.decorate('upgrades', upgrades);
  app.addHook('onResponse', (request, _reply, done) => {
    if (upgrades.wasOffered(request.raw)) request.raw.socket.destroySoon();
    done();
  });
}

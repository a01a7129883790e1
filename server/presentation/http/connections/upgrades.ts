import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    upgrades: Upgrades;
  }
}

const UPGRADE_HEADERS = /^(upgrade|http2-settings)$/i;
/** Node drops all headers after this number of names and values, possibly including the body's length. */
const MAX_RAW_HEADERS = 2_000;

/** How the connections of a server are handled. */
export interface ConnectionReading {
  /** Gives a connection to Node's own HTTP parser. */
  readonly parse: (socket: Socket) => void;
  /** Whether an earlier request on the connection is not answered yet. */
  readonly isBusy: (socket: Socket) => boolean;
  /** Called for each connection that leaves HTTP. */
  readonly onWebSocket: (socket: Socket) => void;
}

/**
 * WebSockets of the one path that has them. Once `upgrade` has a listener, Node hands over the connection of every request with
 * that header, without its time-outs and without a parser. All other requests are therefore parsed again without the header, as
 * if it had not been sent (RFC 9110, section 7.8).
 */
export class Upgrades {
  /** Emits `upgrade` for WebSockets of the path. It never listens on a port. */
  readonly ofPath: Server = createServer();
  private readonly webSockets = new WeakSet<IncomingMessage>();

  constructor(private readonly path: string) {}

  watch(server: Server, { parse, isBusy, onWebSocket }: ConnectionReading): void {
    server.on('upgrade', (request: IncomingMessage, socket: Socket, next: Buffer) => {
      // The earlier response would be written into another protocol. No client sends an upgrade before it has that response.
      if (isBusy(socket) || request.rawHeaders.length >= MAX_RAW_HEADERS) socket.destroy();
      else if (this.isForPath(request)) {
        this.webSockets.add(request);
        onWebSocket(socket);
        this.ofPath.emit('upgrade', request, socket, next);
      } else {
        socket.unshift(Buffer.concat([headWithoutUpgrade(request), next]));
        parse(socket);
      }
    });
  }

  isWebSocket(request: IncomingMessage): boolean {
    return this.webSockets.has(request);
  }

  private isForPath({ method, url, headers }: IncomingMessage): boolean {
    const [path] = (url ?? '').split('?', 1);
    const isWebSocket = this.ofPath.listenerCount('upgrade') > 0 && headers.upgrade?.toLowerCase() === 'websocket';
    return isWebSocket && method === 'GET' && path === this.path;
  }
}

/** The head as it was sent, without upgrade headers. */
function headWithoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!UPGRADE_HEADERS.test(name)) lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Gives the route of the path access to its WebSockets, and closes those that were answered instead of opened. */
export function registerUpgrades(app: FastifyInstance, upgrades: Upgrades): void {
  app.decorate('upgrades', upgrades);
  app.addHook('onResponse', (request, _reply, done) => {
    // Node applies no time-outs to this connection any more.
    if (upgrades.isWebSocket(request.raw)) request.raw.socket.destroySoon();
    done();
  });
}

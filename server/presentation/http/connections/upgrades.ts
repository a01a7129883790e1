import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    upgrades: Upgrades;
  }
}

const UPGRADE_HEADERS = /^(upgrade|http2-settings)$/i;
/** Node leaves out what comes after so many names and values, perhaps the length of the body. */
const MAX_RAW_HEADERS = 2_000;

/** What is done with the connections of a server. */
export interface ConnectionReading {
  /** Gives a connection to Node's own parser of HTTP. */
  readonly parse: (socket: Socket) => void;
  /** Whether a request that came before on the connection is not answered yet. */
  readonly isBusy: (socket: Socket) => boolean;
  /** Told of each that is HTTP's no more. */
  readonly onWebSocket: (socket: Socket) => void;
}

/**
 * WebSockets of the one path that has them. Once somebody listens for `upgrade`, Node hands over the connection of every request with
 * that header, without its time-outs and without a parser; so all others are parsed again without it, as if it had not been sent
 * (RFC 9110, section 7.8).
 */
export class Upgrades {
  /** Emits `upgrade` for WebSockets of the path. It never listens. */
  readonly ofPath: Server = createServer();
  private readonly webSockets = new WeakSet<IncomingMessage>();

  constructor(private readonly path: string) {}

  watch(server: Server, { parse, isBusy, onWebSocket }: ConnectionReading): void {
    server.on('upgrade', (request: IncomingMessage, socket: Socket, next: Buffer) => {
      // The answer before would be written into another protocol. No client sends an upgrade before it has that.
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

/** The head of a request as it was sent. */
function headWithoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!UPGRADE_HEADERS.test(name)) lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Lets the route of the path know where its WebSockets come in, and closes those that were answered instead of opened. */
export function registerUpgrades(app: FastifyInstance, upgrades: Upgrades): void {
  app.decorate('upgrades', upgrades);
  app.addHook('onResponse', (request, _reply, done) => {
    // Node has no time-outs for it any more.
    if (upgrades.isWebSocket(request.raw)) request.raw.socket.destroySoon();
    done();
  });
}

import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SCRIPTS_PATH, TOLD_PATH } from './document-scripts';
import { forward } from './forward';
import { fulfil } from './fulfil';
import { WebKitRequest } from './network-request';
import type { ProxyOwner } from './proxy-owner';
import type { Told } from './watch-page';
import { withoutHeaders } from './without-headers';

/** The header that identifies the window of a page's own requests; it is not forwarded. */
export const TAB_HEADER = 'x-webkit-tab';

/** Never forwarded, because a headless browser does not request it. */
const ICON_PATH = '/favicon.ico';

/** In Chromium's words. */
const REASONS: Readonly<Record<string, string>> = {
  aborted: 'net::ERR_ABORTED',
  connectionrefused: 'net::ERR_CONNECTION_REFUSED',
  internetdisconnected: 'net::ERR_INTERNET_DISCONNECTED',
  timedout: 'net::ERR_TIMED_OUT',
};

/** A proxy between a browser and the network: the WebDriver protocol reports nothing about the network. */
export class TrafficProxy {
  private readonly sockets = new Set<Socket>();
  private underWay = 0;
  private quietSince = performance.now();

  private constructor(
    private readonly server: Server,
    private readonly owner: ProxyOwner,
  ) {
    // The browser reuses its connections: one that closes just as the browser sends a request would be a fault of the proxy.
    Object.assign(server, { requestTimeout: 0, keepAliveTimeout: 0, headersTimeout: 0 });
    server.on('connection', (socket) => this.keep(socket));
    server.on('request', (incoming, outgoing) => void this.answerWhole(incoming, outgoing));
    server.on('upgrade', (incoming, socket, head) => this.upgrade(incoming, socket as Socket, head));
    server.on('connect', (incoming, socket, head) => this.tunnel(incoming, socket as Socket, head));
  }

  static async open(owner: ProxyOwner): Promise<TrafficProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TrafficProxy(server, owner);
  }

  get address(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How long no request has been under way, in milliseconds. */
  get quietFor(): number {
    return this.underWay > 0 ? 0 : performance.now() - this.quietSince;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private async answerWhole(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      await this.answer(incoming, outgoing);
    } catch (error) {
      outgoing.destroy();
      // A request that a page cancels while sending it is not an error; an exception in a route's handler belongs to its test.
      if (!incoming.readableAborted) throw error;
    }
  }

  private async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '', `http://${incoming.headers.host ?? ''}`);
    const tab = Number(url.searchParams.get('tab'));
    if (url.pathname === SCRIPTS_PATH) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
      outgoing.end(this.owner.initScript(tab));
    } else if (url.pathname === TOLD_PATH) {
      const told = JSON.parse((await buffer(incoming)).toString()) as Told;
      outgoing.writeHead(204).end();
      this.owner.hear(tab, told);
    } else if (url.pathname === ICON_PATH) outgoing.writeHead(404).end();
    else await this.pass(url.href, incoming, outgoing);
  }

  private async pass(url: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    this.underWay += 1;
    outgoing.once('close', () => {
      this.underWay -= 1;
      this.quietSince = performance.now();
    });
    const request = await this.read(url, incoming);
    this.owner.seeRequest(request);
    const verdict = await this.owner.verdict(request);
    const fail = (reason: string): void => {
      // The page itself has cancelled the request.
      if (outgoing.destroyed) return;
      this.owner.seeFailure(request, reason);
      breakOff(outgoing);
    };
    if (verdict.kind === 'abort') fail(REASONS[verdict.code] ?? 'net::ERR_FAILED');
    else if (verdict.kind === 'fulfill') fulfil(request, outgoing, this.owner, verdict.answer);
    else
      forward(request, outgoing, this.owner, verdict.kind === 'continue' ? verdict.headers : undefined).catch(() =>
        fail('net::ERR_CONNECTION_REFUSED'),
      );
  }

  private async read(url: string, incoming: IncomingMessage): Promise<WebKitRequest> {
    const mark = incoming.headers[TAB_HEADER];
    const headers = withoutHeaders(incoming.headers, TAB_HEADER, 'proxy-connection') as IncomingHttpHeaders;
    const isDocument = headers['sec-fetch-dest'] === 'document';
    const marked = mark === undefined ? undefined : Number(mark);
    const tab = isDocument ? this.owner.tabOf(url, headers.referer) : marked;
    return new WebKitRequest({ url, method: incoming.method ?? 'GET', headers, tab, body: await buffer(incoming) });
  }

  /** Tunnels encrypted traffic. */
  private tunnel({ url = '' }: IncomingMessage, socket: Socket, head: Buffer): void {
    const { hostname, port } = new URL(`http://${url}`);
    const onward = connect(Number(port || 80), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.write(head);
    });
    this.join(socket, onward);
  }

  /** Forwards a page's web socket. */
  private upgrade({ url = '', method = 'GET', rawHeaders }: IncomingMessage, socket: Socket, head: Buffer): void {
    const { hostname, port, pathname, search } = new URL(url);
    const onward = connect(Number(port || 80), hostname, () => {
      const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1] ?? ''}`] : []));
      onward.write([`${method} ${pathname}${search} HTTP/1.1`, ...pairs, '', ''].join('\r\n'));
      onward.write(head);
    });
    this.join(socket, onward);
  }

  private join(socket: Socket, onward: Socket): void {
    this.keep(onward);
    onward.pipe(socket).pipe(onward);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
  }
}

/** Ends a request without an answer, in a way after which the browser does not retry by itself. */
function breakOff(outgoing: ServerResponse): void {
  outgoing.socket?.end('no answer\r\n\r\n');
  outgoing.destroy();
}

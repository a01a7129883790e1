import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { listening } from './http-peer';
import type { IdentityPeer, PeerUser } from './identity-peer';
import { at, pathOf, put, withTime, type Json } from './json-tree';
import { RuleBook } from './rule-book';

const RULES = JSON.parse(readFileSync('firebase/database.rules.json', 'utf8')) as {
  readonly rules: ConstructorParameters<typeof RuleBook>[0];
};

interface Request {
  readonly r: number;
  readonly a: string;
  readonly b: { readonly p?: string; readonly d?: Json; readonly cred?: string };
}

interface Client {
  readonly socket: WebSocket;
  readonly listens: Set<string>;
  readonly farewells: Map<string, Json>;
  user: PeerUser | null;
  /** Requests are answered in order: one after a sign-in waits until it is known who the client is. */
  order: Promise<void>;
}

type Status = readonly [status: string, data: Json];
const OK: Status = ['ok', {}];
const DENIED: Status = ['permission_denied', 'Permission denied'];

/**
 * Replaces a Realtime Database, using the protocol that the SDK uses: listening, writing, the server's time, and writes on
 * disconnect, all checked by `firebase/database.rules.json`.
 */
export class RealtimePeer {
  tree: Json = null;
  /** While true nobody is allowed to listen, whatever the rules say. */
  isClosed = false;
  private readonly book = new RuleBook(RULES.rules);
  private readonly clients = new Set<Client>();
  private server: Server | null = null;

  constructor(private readonly identity: IdentityPeer) {}

  async listen(port?: number): Promise<string> {
    this.server = createServer();
    const sockets = new WebSocketServer({ server: this.server });
    sockets.on('connection', (socket) => this.welcome(socket));
    return `127.0.0.1:${await listening(this.server, port)}`;
  }

  /** Every connection breaks. */
  cut(): void {
    this.clients.forEach(({ socket }) => socket.terminate());
  }

  /** Ends everything that clients listen to now, as when a sign-in ends. */
  revoke(): void {
    for (const client of this.clients)
      for (const path of client.listens) {
        client.listens.delete(path);
        say(client, { a: 'c', b: { p: path } });
      }
  }

  /** Writes as an administrator would, without the rules. */
  write(path: string, value: Json): void {
    this.keep(pathOf(path), value);
  }

  close(): void {
    this.cut();
    this.server?.close();
  }

  private welcome(socket: WebSocket): void {
    const client: Client = { socket, listens: new Set(), farewells: new Map(), user: null, order: Promise.resolve() };
    this.clients.add(client);
    const text = new LongText();
    socket.on('message', (data) => {
      const whole = text.add(String(data as Buffer));
      if (whole !== null)
        client.order = client.order
          .then(() => this.hear(client, JSON.parse(whole) as { d: Request }))
          .catch((error: unknown) => {
            if (socket.readyState === socket.OPEN) throw error;
          });
    });
    socket.on('error', () => undefined);
    socket.on('close', () => this.lose(client));
    const handshake = { ts: Date.now(), v: '5', h: '127.0.0.1', s: 'session' };
    socket.send(JSON.stringify({ t: 'c', d: { t: 'h', d: handshake } }));
  }

  private lose(client: Client): void {
    this.clients.delete(client);
    for (const [path, value] of client.farewells) this.change(client, path, value);
  }

  private async hear(client: Client, { d: { r, a, b } }: { readonly d: Request }): Promise<void> {
    if (r === undefined) return;
    const [status, data] = await this.answer(client, a, b);
    say(client, { r, b: { s: status, d: data } });
  }

  private async answer(client: Client, action: string, { p = '', d = null, cred = '' }: Request['b']): Promise<Status> {
    switch (action) {
      case 'auth':
        client.user = await this.identity.read(cred).catch(() => null);
        return client.user === null ? ['invalid_token', 'Could not parse auth token.'] : OK;
      case 'q':
        return this.listenTo(client, p);
      case 'n':
        client.listens.delete(p);
        return OK;
      case 'p':
        return this.change(client, p, d);
      case 'o':
        client.farewells.set(p, d);
        return OK;
      case 'oc':
        client.farewells.delete(p);
        return OK;
      case 's':
        return OK;
      default:
        return ['error', `this peer does not know ${action}`];
    }
  }

  private listenTo(client: Client, text: string): Status {
    const path = pathOf(text);
    if (this.isClosed || !this.book.mayRead(this.tree, path, client.user)) return DENIED;
    client.listens.add(text);
    say(client, { a: 'd', b: { p: path.join('/'), d: at(this.tree, path) } });
    return OK;
  }

  private change({ user }: Client, text: string, value: Json): Status {
    const path = pathOf(text);
    const timed = withTime(value, Date.now());
    if (!this.book.mayWrite(this.tree, path, timed, user)) return DENIED;
    this.keep(path, timed);
    return OK;
  }

  private keep(path: readonly string[], value: Json): void {
    this.tree = put(this.tree, path, value);
    for (const client of this.clients)
      for (const text of client.listens) {
        const heard = pathOf(text);
        if (heard.every((key, place) => place >= path.length || key === path[place]))
          say(client, { a: 'd', b: { p: heard.join('/'), d: at(this.tree, heard) } });
      }
  }
}

const say = ({ socket }: Client, message: unknown): void => socket.send(JSON.stringify({ t: 'd', d: message }));

/** Longer messages come in parts, after a number that gives the count of parts. */
class LongText {
  private missing = 0;
  private parts: readonly string[] = [];

  add(text: string): string | null {
    if (this.missing === 0) {
      if (!/^\d{1,6}$/.test(text)) return text;
      // A 0 only signals that the other side is alive.
      [this.missing, this.parts] = [Number(text), []];
      return null;
    }
    this.parts = [...this.parts, text];
    this.missing -= 1;
    return this.missing === 0 ? this.parts.join('') : null;
  }
}

import type { FastifyInstance } from 'fastify';
import { DECLARED, bareApp } from '../../../support/server/bare-app';
import { RawCaller } from '../../../support/server/raw-caller';
import { until } from '../../../support/until';

const KEY = 'Sec-WebSocket-Key: aaaaaaaaaaaaaaaaaaaaaA==\r\nSec-WebSocket-Version: 13\r\n';
const OFFERS = [
  ['a socket', `Connection: Upgrade\r\nUpgrade: websocket\r\n${KEY}`],
  [
    'HTTP/2',
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA\r\n',
  ],
  ['what nobody knows', 'Connection: keep-alive, upgrade\r\nUPGRADE: foo/2\r\n'],
] as const;

describe('a request with an Upgrade header on a path without a WebSocket', () => {
  const apps: FastifyInstance[] = [];
  const callers: RawCaller[] = [];

  async function calling(limits = {}): Promise<RawCaller> {
    const app = bareApp(undefined, undefined, undefined, limits);
    apps.push(app);
    app.get('/ok', DECLARED, () => 'ok');
    app.get('/slow', DECLARED, () => new Promise(() => undefined));
    app.get('/told', DECLARED, ({ headers }) => headers);
    app.post('/length', DECLARED, ({ body }) => JSON.stringify(body).length);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const caller = await RawCaller.to(app);
    callers.push(caller);
    return caller;
  }
  afterEach(async () => {
    await Promise.all(callers.splice(0).map((caller) => caller.leave()));
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  it.each(OFFERS)('is answered as if it had no Upgrade header: %s', async (_, offer) => {
    const caller = await calling();
    caller.say(`GET /told HTTP/1.1\r\nHost: localhost\r\nX-Name: Sóng\r\n${offer}\r\n`);
    expect(await caller.status()).toBe(200);
    expect(caller.heard).toContain('"x-name":');
    expect(caller.heard).not.toMatch(/"upgrade"|http2-settings"/);
    // The connection still uses HTTP as before: it answers the next call, with an offer or without.
    caller.say(`GET /ok HTTP/1.1\r\nHost: localhost\r\n${offer}\r\nGET /ok HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await until(() => caller.heard.endsWith('\r\n\r\nok'));
    expect(caller.heard.match(/HTTP\/1\.1 200 /g)).toHaveLength(3);
  });

  it('loses no byte of its body, wherever the body is split', async () => {
    const [, [, offer]] = OFFERS;
    const body = JSON.stringify({ text: 'x'.repeat(20_000) });
    const head = `POST /length HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${offer}\r\n`;
    const caller = await calling();
    caller.say(`${head}${body.slice(0, 100)}`);
    caller.say(body.slice(100));
    await until(() => caller.heard.endsWith(`\r\n\r\n${body.length}`));
    expect(caller.heard.slice(-body.length.toString().length - 4)).toBe(`\r\n\r\n${body.length}`);
  });

  it.each(OFFERS)('ends the connection if it is refused and asks for the end: %s', async (_, offer) => {
    const caller = await calling();
    caller.say(`POST /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${offer}\r\n`);
    await caller.closed;
    expect(await caller.status()).toBe(404);
  });

  it('ends the connection if it has more headers than are read, because its body length may be unread', async () => {
    const caller = await calling();
    const names = 'a:\r\n'.repeat(1_500);
    caller.say(
      `POST /length HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n${names}Content-Length: 2\r\n\r\n{}`,
    );
    await caller.closed;
    expect(caller.heard).toBe('');
  });

  it.each(OFFERS)('ends the connection if the request before it is not answered yet: %s', async (_, offer) => {
    const caller = await calling();
    caller.say(`GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\nGET /ok HTTP/1.1\r\nHost: localhost\r\n${offer}\r\n`);
    await caller.closed;
    expect(caller.heard).toBe('');
  });

  it('takes one place among the connections, and frees the place at the end', async () => {
    const caller = await calling({ connections: 1 });
    const [app] = apps as [FastifyInstance];
    const [, [, offer]] = OFFERS;
    caller.say(`GET /ok HTTP/1.1\r\nHost: localhost\r\n${offer}\r\n`);
    expect(await caller.status()).toBe(200);
    expect(app.bounds.connections.enter(null)).toBe(false);
    await caller.leave();
    await until(() => app.bounds.connections.enter(null));
    expect(app.bounds.connections.enter(null)).toBe(false);
  });
});

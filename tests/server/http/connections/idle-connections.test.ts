import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LIVE_PATH } from '../../../../contract/live';
import { IdleConnections } from '../../../../server/presentation/http/connections/idle-connections';
import { bareApp, DECLARED } from '../../../support/server/bare-app';
import { RawCaller } from '../../../support/server/raw-caller';
import { until } from '../../../support/until';

describe('a connection without a request', () => {
  let now = 0;
  let destroyed = 0;
  const idle = new IdleConnections(15_000, () => now);
  const connection = { destroy: () => (destroyed += 1) };
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) {
      now += 1_000;
      idle.tick();
    }
  };
  beforeEach(() => {
    destroyed = 0;
    idle.watch(connection);
  });
  afterEach(() => idle.forget(connection));

  it('is closed once, fifteen seconds after it was opened and not earlier', () => {
    pass(14);
    expect(destroyed).toBe(0);
    pass(60);
    expect(destroyed).toBe(1);
  });

  it('stays open while a request waits for an answer, and is closed fifteen seconds after the last answer', () => {
    idle.asked(connection);
    idle.asked(connection);
    pass(600);
    idle.answered(connection);
    pass(600);
    idle.answered(connection);
    pass(14);
    expect(destroyed).toBe(0);
    pass(1);
    expect(destroyed).toBe(1);
  });

  it('is not closed once it is forgotten, whatever is reported of it afterwards', () => {
    idle.asked(connection);
    idle.forget(connection);
    idle.answered(connection);
    pass(60);
    expect(destroyed).toBe(0);
  });
});

const IDLE_SECONDS = 0.3;
/** Ten times the limit. */
const MOST_DRIPS = 300;
const DRIP_EVERY_MS = 10;
const BODY = 'Content-Length: 99999999\r\n';
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
const head = (line: string, headers = ''): string => `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

describe('a connection on which bytes arrive slowly', () => {
  const apps: FastifyInstance[] = [];
  const callers: RawCaller[] = [];
  const calling = async (): Promise<RawCaller> => {
    const app = bareApp(undefined, undefined, undefined, { idleSeconds: IDLE_SECONDS });
    apps.push(app);
    app.get('/ok', DECLARED, () => 'ok');
    app.get('/slow', DECLARED, () => wait(5 * IDLE_SECONDS * 1_000, 'slow'));
    app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
    const config = { ...DECLARED.config, bodyDeadlineMs: 60_000 };
    app.put('/unread', { schema: {}, config }, (_request, reply) => reply.code(400).send('no'));
    app.put(
      '/refused',
      { schema: {}, config, onRequest: async (_, reply) => reply.code(401).send('no') },
      () => 'never',
    );
    await app.listen({ host: '127.0.0.1', port: 0 });
    const caller = await RawCaller.to(app);
    callers.push(caller);
    return caller;
  };
  /** Sends the bytes again and again, until the connection is closed. */
  const drip = async (caller: RawCaller, bytes: string): Promise<boolean> => {
    let isOver = false;
    void caller.closed.then(() => (isOver = true));
    for (let sent = 0; !isOver && sent < MOST_DRIPS; sent += 1) {
      caller.say(bytes);
      await wait(DRIP_EVERY_MS);
    }
    return isOver;
  };
  afterEach(async () => {
    await Promise.all(callers.splice(0).map((caller) => caller.leave()));
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  const TYPED = `Content-Type: application/octet-stream\r\n${BODY}`;
  it.each([
    ['after an expectation that is not known', head('POST /ok', `Expect: x\r\n${BODY}`), 'a', 417],
    ['after such an expectation beside an upgrade', head('POST /ok', `${UPGRADE}Expect: x\r\n${BODY}`), 'a', 417],
    [
      'after such an expectation behind a whole request',
      head('GET /ok') + head('PUT /ok', `Expect: x\r\n${BODY}`),
      'a',
      200,
    ],
    ['after an address that cannot be read', head('POST /%zz', BODY), 'a', 400],
    ['after such an address, asked to go on', head('POST /%zz', `Expect: 100-continue\r\n${BODY}`), 'a', 100],
    ['after such an address beside an upgrade', head('POST /%zz', `${UPGRADE}${BODY}`), 'a', 400],
    ['in a trailer', `${head('POST /%zz', 'Transfer-Encoding: chunked\r\n')}0\r\nX-`, 'a', 400],
    ['after a request without a host', `POST /ok HTTP/1.1\r\n${BODY}\r\n`, 'a', 400],
    ['after a path that there is not', head('POST /nowhere', BODY), 'a', 404],
    ['after an upload that was refused', head('PUT /refused', TYPED), 'a', 401],
    ['after an upload that was not read', head('PUT /unread', TYPED), 'a', 400],
    ['empty lines behind an answer', head('GET /ok'), '\r\n', 200],
    ['what is no request behind an answer', `${head('GET /ok')}\0`, 'a', 200],
  ])('is closed in time: %s', async (_, said, drop, status) => {
    const caller = await calling();
    caller.say(said);
    expect(await caller.status()).toBe(status);
    expect(await drip(caller, drop)).toBe(true);
  });

  it('is answered with the reason and Connection: close if it sends an unknown expectation', async () => {
    const caller = await calling();
    caller.say(head('POST /ok', `Expect: x\r\nAccept-Language: en\r\n${BODY}`));
    await caller.closed;
    expect(caller.heard).toMatch(/^HTTP\/1.1 417 .*\r\nConnection: close\r\n.*\{"code":400,"message":"\S.*\}$/s);
  });

  it('is not closed after it has become a WebSocket, which has its own limits', async () => {
    const caller = await calling();
    apps[0]?.upgrades.ofPath.on('upgrade', (_request, socket: Duplex) => {
      socket.resume().once('end', () => socket.destroy());
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    });
    caller.say(head(`GET ${LIVE_PATH}`, UPGRADE));
    expect(await caller.status()).toBe(101);
    await wait(4 * IDLE_SECONDS * 1_000);
    expect(caller.socket.destroyed).toBe(false);
  });

  it('is not closed while a request waits for an answer, nor between requests in quick succession', async () => {
    const caller = await calling();
    caller.say(head('GET /slow'));
    await until(() => caller.heard.endsWith('slow'));
    for (let call = 2; call < 12; call += 1) {
      await wait((IDLE_SECONDS * 1_000) / 4);
      caller.say(head('GET /ok'));
      await until(() => caller.heard.split('HTTP/1.1 200').length === call + 1);
    }
    expect(caller.socket.destroyed).toBe(false);
  });
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BackendProtocol } from '../../../src/application/ports/backend-protocol.port';
import { SONG_PROTOCOL } from '../../../src/infrastructure/backends/song/song-protocol';
import { AxiosExchange } from '../../../src/infrastructure/http/axios-exchange';
import { RequestHeaders } from '../../../src/infrastructure/http/request-headers';
import { SessionHttpTransport } from '../../../src/infrastructure/http/session-http-transport';
import { outsideSession } from '../../../src/infrastructure/http/outside-session';
import { FakeConnectivity } from '../../support/fakes/fake-connectivity';
import { MemoryStore } from '../../support/fakes/memory-store';
import { VirtualTime } from '../../support/fakes/virtual-time';

const DEVICE = { id: '1234567890123456', name: 'Linux' };

const transportFor = (
  accessToken: string | null,
  stored: Record<string, string>,
  isOnline = true,
  time = new VirtualTime(),
  reach = new FakeConnectivity(isOnline),
) => transportOf(SONG_PROTOCOL, accessToken, new MemoryStore(stored), { reach, time });

interface World {
  readonly reach: FakeConnectivity;
  readonly time: VirtualTime;
}

function transportOf(
  protocol: BackendProtocol,
  accessToken: string | null,
  store: MemoryStore,
  { reach, time }: World = { reach: new FakeConnectivity(), time: new VirtualTime() },
) {
  const headers = new RequestHeaders(DEVICE, store);
  const exchange = new AxiosExchange(headers, reach, time);
  return new SessionHttpTransport(
    exchange,
    protocol,
    outsideSession({ read: () => ({ accessToken, refreshToken: null }) }),
  );
}

/** An address where a server listened a moment ago, but no longer does. */
async function addressOfNobody(): Promise<string> {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  return `http://127.0.0.1:${port}/`;
}

describe('AxiosExchange', () => {
  let server: Server;
  let seen: IncomingMessage[];
  let bodies: string[];
  let base: string;

  beforeEach(async () => {
    seen = [];
    bodies = [];
    server = createServer((request, response) => {
      seen.push(request);
      void text(request).then((body) => {
        bodies.push(body);
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ code: 200, message: '', data: { path: request.url } }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('sends the device on every request and neither token nor language when none is stored', async () => {
    await transportFor(null, {}).send({ method: 'GET', path: `${base}/backend/home/v1` });
    expect(seen[0]?.headers).toMatchObject({ deviceid: '1234567890123456', devicename: 'Linux' });
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(seen[0]?.headers['accept-language']).toBeUndefined();
  });

  it('sends the bearer token and the language when they are stored', async () => {
    await transportFor('t0ken', { i18nextLng: 'en' }).send({ method: 'GET', path: `${base}/backend/home/v1` });
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer t0ken', 'accept-language': 'en' });
  });

  it('requests a fresh answer, not one from the browser’s cache', async () => {
    await transportFor(null, {}).send({ method: 'GET', path: `${base}/backend/home/v1` });
    expect(seen[0]?.headers['cache-control']).toBe('no-cache');
  });

  it('puts the query into the address and returns the data', async () => {
    const answer = await transportFor(null, {}).send({
      method: 'GET',
      path: `${base}/x`,
      query: { page: 2, none: undefined },
    });
    expect(answer).toEqual({ ok: true, value: { path: '/x?page=2' } });
  });

  it('sends none of our headers for a protocol with addresses of its own', async () => {
    const elsewhere: BackendProtocol = {
      ...SONG_PROTOCOL,
      address: ({ path, ...request }) => ({ ...request, path: `${base}${path}` }),
    };
    const calls = transportOf(elsewhere, 'key', new MemoryStore({ i18nextLng: 'en' }));
    await calls.send({ method: 'GET', path: '/rest/ping' });
    await calls.send({
      method: 'POST',
      path: '/rest/star',
      body: new URLSearchParams([
        ['id', '1'],
        ['id', '2'],
      ]),
    });
    const [reading, form] = seen.map(({ headers }) => Object.keys(headers).sort());
    // `accept-encoding`, `connection`, `host` and `user-agent` are those of this test's client.
    expect(reading).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
    expect(form).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
    ]);
    expect(seen[1]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(bodies[1]).toBe('id=1&id=2');
  });

  it('declares the content of a body as the protocol does', async () => {
    const elsewhere: BackendProtocol = {
      ...SONG_PROTOCOL,
      address: ({ path, ...request }) => ({
        ...request,
        path: `${base}${path}`,
        headers: { 'Content-Type': 'text/plain' },
      }),
    };
    await transportOf(elsewhere, null, new MemoryStore()).send({ method: 'POST', path: '/x', body: { q: 1 } });
    expect(seen[0]?.headers['content-type']).toBe('text/plain');
  });

  it('sends a request as the protocol of its backend completes it', async () => {
    const elsewhere: BackendProtocol = {
      ...SONG_PROTOCOL,
      address: ({ path, query, ...request }, accessToken) => ({
        ...request,
        path: `${base}/music${path}`,
        query: { ...query, f: 'json' },
        headers: { 'X-Key': accessToken ?? '' },
      }),
    };
    const answer = await transportOf(elsewhere, 'key', new MemoryStore({ i18nextLng: 'en' })).send({
      method: 'GET',
      path: '/rest/ping',
      query: { v: 1 },
    });
    expect(answer).toEqual({ ok: true, value: { path: '/music/rest/ping?v=1&f=json' } });
    expect(seen[0]?.headers).toMatchObject({ 'x-key': 'key' });
    expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['authorization', 'deviceid']));
  });

  it('declares JSON content for a request with a body, and only for that', async () => {
    await transportFor(null, {}).send({ method: 'POST', path: `${base}/x`, body: { q: 'sóng' } });
    await transportFor(null, {}).send({ method: 'GET', path: `${base}/x` });
    expect(seen.map(({ headers }) => headers['content-type'])).toEqual(['application/json', undefined]);
  });

  it('aborts after 10 s without an answer', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const time = new VirtualTime();
    const path = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    const answer = transportFor(null, {}, true, time).send({ method: 'GET', path });
    await time.pass(9_999);
    expect(time.pending).toBe(1);
    await time.pass(1);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });

  it.each([
    [true, 'unavailable'],
    [false, 'offline'],
  ])('reports an unreachable server, with online %s, as: %s', async (online, kind) => {
    const path = await addressOfNobody();
    const answer = await transportFor(null, {}, online).send({ method: 'GET', path });
    expect(answer).toEqual({ ok: false, error: { kind } });
  });

  describe('the doubt that the server is reachable', () => {
    const asked = async (path: string) => {
      const reach = new FakeConnectivity();
      await transportFor(null, {}, true, new VirtualTime(), reach).send({ method: 'GET', path });
      return reach.suspicions.value;
    };

    it('is raised when nothing answers at the address', async () => {
      expect(await asked(await addressOfNobody())).toBe(true);
    });

    it.each([
      [502, true],
      [503, true],
      [504, true],
      [200, false],
      [401, false],
      [500, false],
      [501, false],
      [505, false],
    ])('after status %i is raised: %s', async (status, isInDoubt) => {
      server.prependListener('request', (_, response) => void (response.statusCode = status));
      expect(await asked(base)).toBe(isInDoubt);
    });

    it('is not raised by a request that was cancelled', async () => {
      const reach = new FakeConnectivity();
      const request = { method: 'GET', path: base } as const;
      const calls = transportFor(null, {}, true, new VirtualTime(), reach);
      calls.follow(request).subscribe().unsubscribe();
      await calls.send(request);
      expect(reach.suspicions.value).toBe(false);
    });
  });
});

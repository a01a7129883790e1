import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { Unavailable } from '../../../server/application/shared/unavailable';
import { DECLARED, FAR_ADDRESS, bareApp } from '../../support/server/bare-app';
import { RecordingLogger } from '../../support/server/recording-logger';

const LONG_LIST = { items: Array.from({ length: 200 }, () => 'Ngủ Quên Trên Sóng') };

/** Sends raw bytes and returns everything received until the server closed the connection. */
function exchange(app: FastifyInstance, bytes: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.on('close', () => resolve(received)).on('error', reject);
  });
}

describe('the HTTP server', () => {
  const logger = new RecordingLogger();
  const app = bareApp(logger);

  beforeAll(async () => {
    app.get('/bug', DECLARED, () => {
      throw new Error('secret detail of the inside');
    });
    app.post('/echo', DECLARED, (request) => request.body);
    app.get('/away', DECLARED, () => Promise.reject(new Unavailable('the database does not answer')));
    app.get('/long', DECLARED, () => LONG_LIST);
    app.post(
      '/slow-body',
      { ...DECLARED, config: { ...DECLARED.config, bodyDeadlineMs: 100 } },
      (request) => request.body,
    );
    app.get('/working', { ...DECLARED, config: { policy: 'public', rate: 'working' } }, () => 'done');
    app.get('/mine', { ...DECLARED, config: { policy: 'operator', rate: 'listening' } }, () => 'mine');
    await app.listen({ host: '127.0.0.1', port: 0 });
  });

  afterAll(() => app.close());

  it('answers an unknown call with code 404 in Vietnamese, and in English when asked', async () => {
    const vietnamese = await app.inject('/backend/nothing');
    const english = await app.inject({ url: '/backend/nothing', headers: { 'accept-language': 'en-GB,vi;q=0.4' } });
    expect(vietnamese.statusCode).toBe(404);
    expect(vietnamese.json()).toEqual({ code: 404, message: 'Không tìm thấy nội dung này.', data: null });
    expect(english.json()).toMatchObject({ message: 'This could not be found.' });
  });

  it('answers a bug with a request id and no internal details, and logs the error under that id', async () => {
    const response = await app.inject('/bug');
    const id = response.headers['x-request-id'];
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 500, data: { request_id: id } });
    expect(response.body).not.toContain('secret');
    expect(logger.lines).toContainEqual(
      expect.objectContaining({ level: 'error', fields: expect.objectContaining({ requestId: id, route: '/bug' }) }),
    );
  });

  it('answers an outage of a dependency with 503 and the seconds to wait, and does not log it as a bug', async () => {
    const before = logger.lines.length;
    const response = await app.inject({ url: '/away', headers: { 'accept-language': 'en' } });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(response.json()).toMatchObject({ code: 500, message: 'Sóng is busy. Try again in a few minutes.' });
    expect(logger.lines.slice(before).filter(({ level }) => level === 'error')).toEqual([]);
  });

  it.each([
    ['a body over 64 KiB', { 'content-type': 'application/json' }, JSON.stringify('x'.repeat(70_000))],
    ['a type that is not JSON', { 'content-type': 'application/xml' }, '<a/>'],
    ['plain text, which a form of another site may send', { 'content-type': 'text/plain' }, 'a'],
    ['broken JSON', { 'content-type': 'application/json' }, '{"a":'],
    ['an empty JSON body', { 'content-type': 'application/json' }, ''],
    ['a key that would change prototypes', { 'content-type': 'application/json' }, '{"__proto__":{"a":1}}'],
  ])('answers %s with code 400, never with HTTP 411, 413 or 422', async (_what, headers, payload) => {
    const response = await app.inject({ method: 'POST', url: '/echo', headers, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 400, data: { errors: {} } });
  });

  it.each(['/backend/%zz', `/backend/song/${'a'.repeat(600)}`])(
    'answers the malformed URL %s in an envelope',
    async (url) => {
      const response = await app.inject(url);
      expect(response.json()).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
    },
  );

  it('puts the security headers on every answer and forbids caches to store the answer', async () => {
    const { headers } = await app.inject('/backend/nothing');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    });
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('compresses a long answer for a caller that accepts %s', async (accepted, encoding, decompress) => {
    const response = await app.inject({ url: '/long', headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(decompress(response.rawPayload).toString())).toEqual(LONG_LIST);
  });

  it('sends an uncompressed answer to a caller that accepts no encoding', async () => {
    const response = await app.inject('/long');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.json()).toEqual(LONG_LIST);
  });

  it('answers a caller over its rate limit with 429, the seconds to wait and Retry-After', async () => {
    const calls = Array.from({ length: 8 }, () => app.inject({ url: '/working', remoteAddress: FAR_ADDRESS }));
    const last = (await Promise.all(calls)).at(-1);
    expect(last?.statusCode).toBe(429);
    expect(last?.json()).toMatchObject({ code: 429, data: { retry_after: 5 } });
    expect(last?.headers['retry-after']).toBe('5');
  });

  it('counts each address separately', async () => {
    const other = await app.inject({ url: '/working', remoteAddress: '203.0.113.99' });
    expect(other.statusCode).toBe(200);
  });

  it.each([
    ['another machine', { remoteAddress: FAR_ADDRESS }, {}],
    ['a proxy on this machine', {}, { 'x-forwarded-for': FAR_ADDRESS }],
    ['a page of another site', {}, { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }],
    ['a foreign name that points here', {}, { host: 'rebind.example.com' }],
  ])('refuses %s on a route that is only for this machine', async (_who, from, headers) => {
    const response = await app.inject({ url: '/mine', ...from, headers: { host: 'localhost:4000', ...headers } });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 403, data: null });
  });

  it('accepts this machine on a route that is only for this machine', async () => {
    const response = await app.inject({
      url: '/mine',
      headers: { host: 'localhost:4000', origin: 'http://localhost:4000' },
    });
    expect(response.body).toBe('mine');
  });

  it('ends a call whose body does not arrive in time', async () => {
    const head =
      'POST /slow-body HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a"';
    const received = await exchange(app, head);
    expect(received).toMatch(/^HTTP\/1.1 400 /);
    expect(received).toContain('"code":400');
  });

  it('closes a connection without an answer if nothing or half a request arrives in time', async () => {
    const heads = ['', 'GET / HTTP/1.1\r\nHost:'];
    expect(await Promise.all(heads.map((head) => exchange(app, head)))).toEqual(['', '']);
  });

  it('answers data that is not HTTP once and closes the connection', async () => {
    const received = await exchange(app, 'this is not HTTP\r\n\r\n');
    expect(received).toMatch(/^HTTP\/1.1 400 Bad Request/);
    expect(received).toContain('"code":400');
  });
});

describe('the timeouts of a connection', () => {
  it('are 5 s for the headers and for keep-alive, and none for the whole request', () => {
    const { server } = bareApp();
    expect(server.headersTimeout).toBe(5_000);
    expect(server.keepAliveTimeout).toBe(5_000);
    expect(server.requestTimeout).toBe(0);
  });
});

describe('a route without a required declaration', () => {
  it.each<[string, RouteShorthandOptions]>([
    ['schema', { config: DECLARED.config }],
    ['policy', { schema: {}, config: { rate: 'listening' } }],
    ['rate class', { schema: {}, config: { policy: 'public' } }],
  ])('stops the start of the server if it declares no %s', (what, options) => {
    expect(() => bareApp().get('/half', options, () => 'never')).toThrow(`Route GET /half declares no ${what}`);
  });
});

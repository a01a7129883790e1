import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { withComposedApp } from '../../support/server/composed-app';

const PLACES = [
  '/',
  '/song/',
  '/artist/',
  '/search',
  '/images/',
  '/media/a/',
  '/media/o/',
  '/media/init/',
  '/media/v/1/',
  '/media/s/1/2/',
  '/p/',
  '/p/1.2.3.4/media/a/1-2/',
  '/assets/',
  '/backend/song/info/',
  '/backend/home/',
  '/backend/live/',
  '/sso/user/',
  '/livez',
];

const UNUSABLE = ['%00', 'a%00b', '%', '%zz', '%ED%A0%80', '%ff%fe'];
const STRANGE = [
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '%5c',
  '%E2%80%8B',
  '%F0%9F%8E%B5',
  'a'.repeat(10_000),
];

describe('the server, called at impossible addresses', () => {
  const { app, logger } = withComposedApp();

  const statusOf = async (url: string): Promise<number> => (await app().inject(url)).statusCode;
  const pairs = (endings: readonly string[]) => PLACES.flatMap((place) => endings.map((ending) => place + ending));

  it.each(pairs(UNUSABLE))('answers %s with 400 or 404', async (url) => {
    expect([400, 404]).toContain(await statusOf(url));
  });

  it.each(pairs(STRANGE))('answers %s without a server error', async (url) => {
    expect([200, 400, 404]).toContain(await statusOf(url));
  });

  it('logs no error for these addresses', () => {
    expect(logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it.each([
    ['/backend/search?q=%00', 'q'],
    ['/backend/search?q=%ED%A0%80', 'q'],
    ['/backend/search?q=%ff', 'q'],
    ['/backend/search?q=a&q=b', 'q'],
    ['/backend/song?page=%ff', 'page'],
    ['/backend/song?artist_id=%00', 'artist_id'],
    ['/backend/song?page=9223372036854775808', 'page'],
    ['/backend/song?page=1e999', 'page'],
    ['/backend/song?page=', 'page'],
    ['/backend/song/abc?exclude_ids=["%00"]', 'exclude_ids'],
    ['/backend/short-video?cursor=%00', 'cursor'],
  ])('names the invalid field of %s', async (url, field) => {
    const response = await app().inject(url);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().data.errors)).toEqual([field]);
  });

  it.each([
    ['/backend/song', 'PATCH', ['GET', 'HEAD']],
    ['/backend/song', 'OPTIONS', ['GET', 'HEAD']],
    ['/backend/song', 'TRACE', ['GET', 'HEAD']],
    ['/backend/song', 'QUERY', ['GET', 'HEAD']],
    ['/backend/song/by-id', 'PUT', ['POST']],
    ['/backend/playlist/abc', 'GET', ['PUT', 'DELETE']],
    ['/sso/security/login', 'GET', ['POST']],
    ['/sso/user/me', 'DELETE', ['GET', 'HEAD', 'PUT']],
  ] as const)('lists the methods that %s allows when it is called with %s', async (url, method, allowed) => {
    const response = await app().inject({ method: method as 'GET', url });
    expect(response.statusCode).toBe(405);
    expect(String(response.headers['allow']).split(', ').sort()).toEqual([...allowed].sort());
    expect(response.json()).toMatchObject({ code: 404 });
  });

  it.each(['/backend/nothing', '/sso/nothing', '/media/nothing'])('answers POST %s with 404', async (url) => {
    expect((await app().inject({ method: 'POST', url })).statusCode).toBe(404);
  });

  it('answers an unknown HTTP method with 405', async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
    const { port } = app().server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('SING / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
      socket.once('data', (bytes) => resolve(String(bytes)));
      socket.once('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  });
});

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { classifyEnvelope } from '../../../src/infrastructure/backends/song/classify-envelope';
import { AxiosHttpTransport } from '../../../src/infrastructure/http/axios-http-transport';
import { RequestHeaders } from '../../../src/infrastructure/http/request-headers';

const stored = (values: Record<string, string>) => ({
  read: (key: string) => values[key] ?? null,
  write: () => undefined,
  remove: () => undefined,
});
const tokens = (accessToken: string | null) => ({
  read: () => ({ accessToken, refreshToken: null }),
  write: () => undefined,
  clear: () => undefined,
});
const connectivity = (online: boolean) => ({
  changes: { subscribe: () => ({ unsubscribe: () => undefined }) },
  isOnline: () => online,
});

const transportFor = (accessToken: string | null, language: Record<string, string>, online = true) =>
  new AxiosHttpTransport(
    new RequestHeaders({ id: '1234567890123456', name: 'Linux' }, tokens(accessToken), stored(language)),
    classifyEnvelope,
    connectivity(online),
  );

describe('AxiosHttpTransport', () => {
  let server: Server;
  let seen: IncomingMessage[];
  let base: string;

  beforeEach(async () => {
    seen = [];
    server = createServer((request, response) => {
      seen.push(request);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ code: 200, message: '', data: { path: request.url } }));
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

  it('puts the query into the address and answers the data', async () => {
    const answer = await transportFor(null, {}).send({
      method: 'GET',
      path: `${base}/x`,
      query: { page: 2, none: undefined },
    });
    expect(answer).toEqual({ ok: true, value: { path: '/x?page=2' } });
  });

  it.each([
    [true, 'unavailable'],
    [false, 'offline'],
  ])('calls a server that cannot be reached while online is %s: %s', async (online, kind) => {
    const answer = await transportFor(null, {}, online).send({ method: 'GET', path: 'http://127.0.0.1:9/' });
    expect(answer).toEqual({ ok: false, error: { kind } });
  });
});

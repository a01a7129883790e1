import { firstValueFrom } from 'rxjs';
import type { Exchange } from '../../../src/infrastructure/http/http-exchange';
import { KeepaliveExchange } from '../../../src/infrastructure/http/keepalive-exchange';
import { FakeConnectivity } from '../../support/fakes/fake-connectivity';

const REQUEST = { method: 'POST', path: '/backend/x', body: { a: 1 } } as const;

describe('an exchange that outlives the page', () => {
  const asked: [string, RequestInit][] = [];
  let answer: () => Promise<Response>;
  const { fetch } = globalThis;

  beforeEach(() => {
    asked.length = 0;
    globalThis.fetch = (url, init) => {
      asked.push([String(url), init ?? {}]);
      return answer();
    };
  });

  afterEach(() => {
    globalThis.fetch = fetch;
  });

  const open = (isOnline = true, request: Parameters<KeepaliveExchange['open']>[0] = REQUEST): Promise<Exchange> => {
    const headers = { read: (token: string | null) => ({ deviceId: '1', Authorization: `Bearer ${token}` }) };
    return firstValueFrom(new KeepaliveExchange(headers, new FakeConnectivity(isOnline)).open(request, 'token'));
  };

  it('sends a keepalive request with the headers of every request', async () => {
    answer = async () => new Response('{"code":200}', { status: 200 });
    expect(await open()).toEqual({ kind: 'response', answer: { status: 200, body: { code: 200 }, retryAfter: null } });
    expect(asked).toEqual([
      [
        '/backend/x',
        {
          method: 'POST',
          keepalive: true,
          body: '{"a":1}',
          headers: { deviceId: '1', Authorization: 'Bearer token', 'Content-Type': 'application/json' },
        },
      ],
    ]);
  });

  it('sends no body when the request has none', async () => {
    answer = async () => new Response('', { status: 200 });
    await open(true, { method: 'POST', path: '/backend/x' });
    expect(asked[0]?.[1]).not.toHaveProperty('body');
  });

  it('puts the query into the address, and sends headers of the request in place of ours', async () => {
    answer = async () => new Response('{}', { status: 200 });
    await open(true, { ...REQUEST, query: { q: 'sóng & gió', none: undefined }, headers: { 'X-Key': 'k' } });
    expect(asked).toMatchObject([
      ['/backend/x?q=s%C3%B3ng+%26+gi%C3%B3', { headers: { 'X-Key': 'k', 'Content-Type': 'application/json' } }],
    ]);
    expect(asked[0]?.[1].headers).not.toHaveProperty('Authorization');
  });

  it('leaves it to the browser to declare a form', async () => {
    answer = async () => new Response('{}', { status: 200 });
    const body = new URLSearchParams({ id: '1' });
    await open(true, { ...REQUEST, body, headers: {} });
    expect(asked[0]?.[1]).toEqual({ method: 'POST', keepalive: true, body, headers: {} });
  });

  it('returns the status of a refusal, and when to ask again', async () => {
    answer = async () => new Response('no JSON', { status: 429, headers: { 'retry-after': '7' } });
    expect(await open()).toEqual({ kind: 'response', answer: { status: 429, body: null, retryAfter: 7 } });
  });

  it('does not take a bug while reading the answer for a broken call', async () => {
    answer = async () => ({}) as Response;
    await expect(open()).rejects.toThrow(TypeError);
  });

  it.each([
    [true, 'unavailable'],
    [false, 'offline'],
  ])('reports, with online %s, a broken call as %s', async (isOnline, kind) => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await open(isOnline)).toEqual({ kind: 'failed', failure: { kind } });
  });
});

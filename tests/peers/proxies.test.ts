import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { LIVE_CLOSINGS } from '../../contract/live';
import { callerAddress, isLocalCall } from '../../server/presentation/http/caller-address';
import { pageOrigin } from '../../server/presentation/http/page/page-origin';
import { askProxy, closingOf, hostAt, untilMet, type Asked } from '../support/peers/ask-proxy';
import { guideExample } from '../support/peers/guide-example';
import { PROXIES, type ProxyName } from '../support/peers/proxies';
import { runProxy, type RunningProxy } from '../support/peers/run-proxy';
import { PASSWORD } from '../support/server/accounts-app';
import { DECLARED } from '../support/server/bare-app';
import { freePort } from '../support/e2e/free-port';
import { withLiveApp } from '../support/server/live-app';

/** The proxies on this machine, if the test runner has listed them; otherwise all of the guide's. */
const NAMES = (process.env.SONG_PEERS ?? 'nginx,caddy').split(',').filter((name): name is ProxyName => name in PROXIES);

const LIES = {
  'x-forwarded-for': '192.0.2.66',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': 'evil.example',
  forwarded: 'for=192.0.2.66',
};

interface Known {
  readonly address: string;
  readonly origin: string | null;
  readonly isLocal: boolean;
}

interface Envelope {
  readonly code: number;
  readonly data: { readonly errors?: Readonly<Record<string, string>>; readonly token?: string } | null;
}

describe('the proxy guide', () => {
  it.each(['nginx', 'caddyfile', 'yaml'])('has an example in %s', (language) => {
    expect(guideExample(language, { 'music.example': 'here' })).toContain('here');
  });
});

// A table without rows, when no proxy is there, would be an error.
NAMES.forEach((name) =>
  describe(`behind ${name}, configured as in the guide`, () => {
    describe.each(['off', '1', '127.0.0.1'])('with TRUST_PROXY=%s', (trustProxy) => {
      const isTrusted = trustProxy !== 'off';
      const world = withLiveApp(undefined, {
        trustProxy,
        more: (app) =>
          app.get('/who', DECLARED, (request): Known => {
            return { address: callerAddress(request), origin: pageOrigin(request), isLocal: isLocalCall(request) };
          }),
      });
      let proxy: RunningProxy | undefined;
      let port = 0;

      const ask = <T>(path: string, more: Partial<Asked> = {}) => askProxy<T>({ port, path, ...more });

      beforeAll(async () => {
        const app = world.app();
        await app.listen({ host: '127.0.0.1', port: 0 });
        port = await freePort();
        const upstream = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
        const folder = world.folder(`${name}-${port}`);
        mkdirSync(folder, { recursive: true });
        proxy = await runProxy(PROXIES[name]({ folder, port, upstream }), folder);
        await untilMet(port);
      });
      afterAll(() => proxy?.stop());

      it.each([
        ['says nothing', {}],
        ['lies', LIES],
      ])('determines the address of the caller, the scheme and the host, when the caller %s', async (_, headers) => {
        const { status, body } = await ask<Known>('/who', { headers });
        expect(status).toBe(200);
        expect(body).toEqual({
          address: isTrusted ? '127.0.0.2' : '127.0.0.1',
          origin: `${isTrusted ? 'https' : 'http'}://${hostAt(port)}`,
          isLocal: false,
        });
      });

      it('requires the setup token for a first account, also from a caller on this machine', async () => {
        const payload = { email: 'vy@example.org', password: PASSWORD, name: 'Hạ Vy' };
        const { body } = await ask<Envelope>('/sso/security/register', { payload, from: '127.0.0.1' });
        expect(body).toMatchObject({ code: 400, data: { errors: { setup_token: expect.any(String) } } });
      });

      it('counts the sign-ins of each caller, whatever address the caller claims', async () => {
        const guess = async (from: string, number: number): Promise<number> => {
          const payload = { email: `guess-${number}@example.org`, password: PASSWORD };
          const headers = { 'x-forwarded-for': `192.0.2.${number}` };
          return (await ask<Envelope>('/sso/security/login', { payload, from, headers })).body.code;
        };
        const codes: number[] = [];
        for (let number = 0; number < 21; number += 1) codes.push(await guess('127.0.0.3', number));
        expect(codes).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
        expect(await guess('127.0.0.4', 22)).toBe(isTrusted ? 401 : 429);
      });

      it('accepts a socket from a page of its own origin only', async () => {
        expect(await closingOf(port, `https://${hostAt(port)}`)).toBe(LIVE_CLOSINGS.malformed);
        await expect(closingOf(port, 'https://evil.example')).rejects.toThrow('403');
      });
    });
  }),
);

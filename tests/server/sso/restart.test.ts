import { readFile, rename, stat } from 'node:fs/promises';
import { withProcesses, type ScriptProcess } from '../../support/server/child-process';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

jest.setTimeout(120_000);

const ADDRESS = /playing at http:\/\/[\w.]+:(\d+)/;
const SETUP_TOKEN = /setup token: ([\w-]{20})/;
const DEVICE = '1111222233334444';
const VY = { email: 'vy@example.org', password: 'gió mùa đông bắc', name: 'Hạ Vy' };

interface Reply {
  readonly code: number;
  readonly data: {
    readonly token: string;
    readonly refresh_token: string;
    readonly user: { readonly role: string };
    readonly errors: Readonly<Record<string, string>>;
  };
}

describe('the sign-in service of a server that is stopped and started', () => {
  const inFolder = withTemporaryFolder();
  const start = withProcesses();
  const keyFile = () => inFolder('data', 'keys', 'session.key');

  const startServer = (env: Record<string, string> = {}): ScriptProcess =>
    start('product-server.ts', [], { PORT: '0', DATA_DIR: inFolder('data'), DEMO: 'off', ...env });

  const addressOf = async (server: ScriptProcess): Promise<string> =>
    `http://127.0.0.1:${(await server.prints(ADDRESS))[1]}`;

  async function post(address: string, call: string, body: object, more = {}): Promise<Reply> {
    const headers = { 'content-type': 'application/json', deviceid: DEVICE, ...more };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${address}/sso/security/${call}`, request);
    return (await response.json()) as Reply;
  }

  const stop = async (server: ScriptProcess): Promise<void> => {
    server.kill('SIGTERM');
    await server.ended;
  };

  // All tests share one folder and one database, in this order: each continues where the last one stopped.
  it('requires its printed setup token for a first account through a proxy, the same token at each start', async () => {
    const first = startServer();
    const [, token] = await first.prints(SETUP_TOKEN);
    await stop(first);
    const second = startServer();
    const address = await addressOf(second);
    const [, again] = await second.prints(SETUP_TOKEN);
    expect(again).toBe(token);
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    expect(await post(address, 'register', VY, forwarded)).toMatchObject({
      code: 400,
      data: { errors: { setup_token: expect.any(String) } },
    });
    expect(await post(address, 'register', { ...VY, setup_token: 'guessed' }, forwarded)).toMatchObject({ code: 400 });
    expect(await post(address, 'register', { ...VY, setup_token: token }, forwarded)).toMatchObject({
      code: 200,
      data: { user: { role: 'admin' } },
    });
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  });

  it('returns the same successor after a kill between storing a rotation and answering, and signs nobody out', async () => {
    const first = startServer();
    const signedIn = await post(await addressOf(first), 'login', { email: VY.email, password: VY.password });
    const asked = { refreshToken: signedIn.data.refresh_token };
    const lost = await post(await addressOf(first), 'refresh-token', asked);
    first.kill('SIGKILL');
    await first.ended;
    const second = startServer();
    const address = await addressOf(second);
    const answered = await post(address, 'refresh-token', asked);
    expect(answered.code).toBe(200);
    expect(answered.data.refresh_token).toBe(lost.data.refresh_token);
    const authorization = `Bearer ${answered.data.token}`;
    expect((await fetch(`${address}/sso/user/me`, { headers: { authorization } })).status).toBe(200);
    expect(second.stdout).not.toMatch(SETUP_TOKEN);
  });

  it('still counts the wrong guesses from before the restart', async () => {
    const first = startServer();
    const address = await addressOf(first);
    const wrong = { email: VY.email, password: 'gió mùa đông nam' };
    const codes: number[] = [];
    for (let made = 0; made < 6; made += 1) codes.push((await post(address, 'login', wrong)).code);
    expect(codes).toEqual([401, 401, 401, 401, 401, 411]);
    await stop(first);
    const second = startServer();
    expect(await post(await addressOf(second), 'login', { ...wrong, password: VY.password })).toMatchObject({
      code: 411,
    });
  });

  it('does not start without its key once there are accounts, and reports where the key belongs', async () => {
    const key = await readFile(keyFile(), 'utf8');
    await rename(keyFile(), `${keyFile()}.lost`);
    const server = startServer();
    expect(await server.ended).toEqual({ code: 78, signal: null });
    expect(server.stderr).toBe(
      `Sóng cannot start: ${keyFile()} is missing: put it back, or sign everybody out with a new one:  openssl rand -base64 32 > ${keyFile()}\n`,
    );
    const given = startServer({ SESSION_KEY: key.trim() });
    expect(await addressOf(given)).toMatch(/^http/);
  });

  it('does not start with a key that is too short', async () => {
    const server = startServer({ SESSION_KEY: 'c2hvcnQ' });
    expect(await server.ended).toMatchObject({ code: expect.any(Number), signal: null });
    expect(server.stderr).toMatch(/^Sóng cannot start: SESSION_KEY must be at least 32 random bytes/);
  });
});

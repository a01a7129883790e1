import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readPostmasterFile } from '../../../server/infrastructure/postgres/embedded/postmaster-file';
import { describeProcess } from '../../../server/infrastructure/shared/process-identity';
import { withProcesses, type ScriptProcess } from '../../support/server/child-process';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { until } from '../../support/until';

jest.setTimeout(90_000);

const ADDRESS = /playing at (http:\/\/\S+)/;
const ANSWERING = /a slow answer begins/;

describe('the server process', () => {
  const inFolder = withTemporaryFolder();
  const start = withProcesses();

  const startServer = (name: string, env: Record<string, string> = {}): ScriptProcess =>
    start('bare-server.ts', [], { PORT: '0', DATA_DIR: inFolder(name), ...env });

  const addressOf = async (server: ScriptProcess): Promise<string> => (await server.prints(ADDRESS))[1] ?? '';

  const postgresOf = async (name: string): Promise<number> => {
    const note = await readFile(inFolder(name, 'postgres', 'data', 'postmaster.pid'), 'utf8');
    return Number(note.split('\n')[0]);
  };

  /** 0 if no process runs. */
  const postgresNow = (name: string): number => readPostmasterFile(inFolder(name, 'postgres', 'data'))?.pid ?? 0;

  it('prints in a few lines its address, its data folder and the components it uses', async () => {
    const server = startServer('data');
    const address = await addressOf(server);
    await server.prints(/music {2,}.*\n/);
    expect(server.stdout.split('\n').map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
      `Sóng is playing at ${address}`,
      'data',
      'database',
      'durability',
      'media tools',
      'music',
      '',
    ]);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('refuses a second start on the same folder in one line, and the first server continues', async () => {
    const first = startServer('data');
    const address = await addressOf(first);
    const second = startServer('data');
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.stderr).toBe(
      `Sóng cannot start: ${inFolder('data')} is in use by process ${first.pid}; stop that server first, or give this one its own DATA_DIR\n`,
    );
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('finishes the request in flight before it stops, stops its database and releases its folder', async () => {
    const server = startServer('data', { LOG_LEVEL: 'silent' });
    const address = await addressOf(server);
    const postgres = await postgresOf('data');
    const inFlight = fetch(`${address}/slow?ms=800`);
    await server.prints(ANSWERING);
    server.kill('SIGTERM');
    expect((await inFlight).status).toBe(200);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.stderr).toBe('');
    expect(describeProcess(postgres)).toBeUndefined();
    expect(await readdir(inFolder('data', 'lock'))).toEqual([]);
  });

  it('exits at the second signal, and its database still stops', async () => {
    const server = startServer('data');
    const address = await addressOf(server);
    const postgres = await postgresOf('data');
    const inFlight = fetch(`${address}/slow?ms=9000`).catch((error: Error) => error.message);
    await server.prints(ANSWERING);
    server.kill('SIGINT');
    await until(() => server.stderr.includes('stopping'));
    await wait(1_200);
    server.kill('SIGINT');
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(await inFlight).toBe('fetch failed');
    await until(() => describeProcess(postgres) === undefined);
    expect(describeProcess(postgres)).toBeUndefined();
  });

  it('has every acknowledged write after kill -9, without manual repair', async () => {
    const server = startServer('data');
    const address = await addressOf(server);
    const ids = Array.from({ length: 50 }, (_, index) => `a${index}`);
    const write = (id: string) => fetch(`${address}/artists?id=${id}`, { method: 'POST' });
    const written = await Promise.all(ids.map(write));
    expect(written.every(({ ok }) => ok)).toBe(true);
    const orphan = await postgresOf('data');
    server.kill('SIGKILL');
    await server.ended;
    expect(describeProcess(orphan)).toBeDefined();

    const again = startServer('data');
    const answer = await fetch(`${await addressOf(again)}/slow?ms=0`);
    const { artists } = (await answer.json()) as { artists: { id: string }[] };
    expect(artists.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(describeProcess(orphan)).toBeUndefined();
  });

  it('starts after a kill -9 of itself and its database, while other processes have their numbers', async () => {
    const server = startServer('data');
    await addressOf(server);
    const postgres = await postgresOf('data');
    server.kill('SIGKILL');
    process.kill(postgres, 'SIGKILL');
    await server.ended;
    // Process 1 always runs: this simulates that the number was reused.
    const note = inFolder('data', 'postgres', 'data', 'postmaster.pid');
    await writeFile(note, (await readFile(note, 'utf8')).replace(String(postgres), '1'));
    await addressOf(startServer('data'));
    expect(await postgresOf('data')).not.toBe(1);
  });

  it('starts after a kill -9 during the creation of its database', async () => {
    await mkdir(inFolder('half'));
    const server = startServer('half');
    const isMaking = (names: string[]): boolean => names.some((name) => name.startsWith('data.new-'));
    for (let names: string[] = []; !isMaking(names); await wait(2)) {
      names = await readdir(inFolder('half', 'postgres')).catch(() => []);
    }
    server.kill('SIGKILL');
    await server.ended;
    expect(existsSync(inFolder('half', 'postgres', 'data'))).toBe(false);
    await addressOf(startServer('half'));
    expect((await readdir(inFolder('half', 'postgres'))).sort()).toEqual([
      'data',
      'passwords.json',
      'postgres.log',
      'run',
    ]);
  });

  it('starts its database again when the database is killed', async () => {
    const server = startServer('data');
    const address = await addressOf(server);
    const first = await postgresOf('data');
    process.kill(first, 'SIGKILL');
    await until(() => server.stderr.includes('the database stopped by itself'));
    // A connection that is still open may answer once more, so the test waits for the new database.
    await until(() => postgresNow('data') > 0 && postgresNow('data') !== first);
    expect(postgresNow('data')).not.toBe(first);
    const answers = async (): Promise<number> => (await fetch(`${address}/slow?ms=0`)).status;
    for (let status = 0; status !== 200; await wait(50)) status = await answers();
  });

  it('exits with one line where its port is taken, and stops the parts that it had started', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const server = startServer('port', { PORT: String(port) });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    taken.close();
    expect(server.stderr).toBe(
      `Sóng cannot start: port ${port} on 127.0.0.1 is taken; stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
    );
    expect(existsSync(inFolder('port', 'postgres', 'data', 'postmaster.pid'))).toBe(false);
    expect(await readdir(inFolder('port', 'lock'))).toEqual([]);
  });

  it.each([
    [{ PORT: 'x' }, 'PORT=x must be a port from 0 to 65535'],
    [{ MEDIA_DIR: '/nowhere/music' }, 'MEDIA_DIR=/nowhere/music does not exist'],
    [{ FFMPEG_PATH: '/bin/true' }, 'FFMPEG_PATH=/bin/true is no ffmpeg: it does not say its version'],
  ])('exits with code 78 and one line at a bad configuration: %j', async (env, reason) => {
    const server = startServer('unused', env);
    expect(await server.ended).toEqual({ code: 78, signal: null });
    expect(server.stderr).toBe(`Sóng cannot start: ${reason}\n`);
    expect(existsSync(inFolder('unused'))).toBe(false);
  });

  it.each([
    [{ DATA_DIR: '/dev/null' }, /^Sóng cannot start: DATA_DIR=\/dev\/null cannot be used: .+\n$/],
    [{ SESSION_KEY: 'short' }, /^Sóng cannot start: SESSION_KEY must be at least 32 random bytes in base64, .+\n$/],
    // Reserved for documentation: no machine has this address (RFC 5737).
    [{ HOST: '203.0.113.1' }, /^Sóng cannot start: .*203\.0\.113\.1.*\n$/],
  ])('exits with code 78 where the value of a setting cannot be used: %j', async (env, line) => {
    const server = startServer('unusable', { LOG_LEVEL: 'silent', ...env });
    expect(await server.ended).toEqual({ code: 78, signal: null });
    expect(server.stderr).toMatch(line);
  });
});

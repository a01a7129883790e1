import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPaths } from '../../../server/infrastructure/config/check-paths';
import type { Config } from '../../../server/infrastructure/config/config';
import { readConfig } from '../../../server/infrastructure/config/read-config';

describe('checkPaths', () => {
  let folder = '';
  let file = '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'song-paths-'));
    file = path.join(folder, 'a-file');
    await writeFile(file, 'x');
    await chmod(file, 0o600);
  });

  afterAll(() => rm(folder, { recursive: true }));

  const configOf = (env: Record<string, string>): Config => {
    const config = readConfig(env, '/srv/song');
    if (!config.ok) throw new Error(config.error);
    return config.value;
  };

  it('accepts a configuration without paths', async () => {
    expect(await checkPaths(configOf({}))).toEqual({ ok: true, value: undefined });
  });

  it('accepts paths that all exist', async () => {
    const env = { MEDIA_DIR: folder, TLS_CERT: file, TLS_KEY: file, FFMPEG_PATH: process.execPath };
    expect(await checkPaths(configOf(env))).toEqual({ ok: true, value: undefined });
  });

  it('reports a media folder that does not exist', async () => {
    const missing = path.join(folder, 'nowhere');
    expect(await checkPaths(configOf({ MEDIA_DIR: missing }))).toEqual({
      ok: false,
      error: `MEDIA_DIR=${missing} does not exist`,
    });
  });

  it('reports a media folder below a file', async () => {
    const below = path.join(file, 'music');
    expect(await checkPaths(configOf({ MEDIA_DIR: below }))).toMatchObject({
      error: `MEDIA_DIR=${below} does not exist`,
    });
  });

  it('reports a media folder that is a file', async () => {
    expect(await checkPaths(configOf({ MEDIA_DIR: file }))).toMatchObject({ error: `MEDIA_DIR=${file} is no folder` });
  });

  it('reports a TLS key that is a folder', async () => {
    const answer = await checkPaths(configOf({ TLS_CERT: file, TLS_KEY: folder }));
    expect(answer).toMatchObject({ error: `TLS_KEY=${folder} is a folder, not a file` });
  });

  it('reports a program that may not be run', async () => {
    expect(await checkPaths(configOf({ FFMPEG_PATH: file }))).toMatchObject({
      error: `FFMPEG_PATH=${file} may not be run`,
    });
  });

  it.each(['sslrootcert', 'sslcert', 'sslkey'])(
    'reports a missing %s of the database, without the database address',
    async (name) => {
      const missing = path.join(folder, 'nowhere.pem');
      const url = (file: string) => `postgres://song:hunter2@db/song?sslmode=verify-full&${name}=${file}`;
      expect(await checkPaths(configOf({ DATABASE_URL: url(missing) }))).toEqual({
        ok: false,
        error: `DATABASE_URL with ${name}=${missing} does not exist`,
      });
      expect(await checkPaths(configOf({ DATABASE_URL: url(file) }))).toMatchObject({ ok: true });
    },
  );
});

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { accountNameLibrary } from '../../../../server/infrastructure/postgres/embedded/account-name-library';
import { isNameless, withAccountName } from '../../../../server/infrastructure/postgres/embedded/nameless-account';

const ask = promisify(execFile);

describe('an account without a name', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'song: a name '));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is told one, where it asks', async () => {
    const name = await withAccountName(folder, async (env) => (await ask('id', ['-un'], { env, cwd: folder })).stdout);
    expect(name).toBe('song\n');
  });

  it('keeps its number', async () => {
    const number = await withAccountName(folder, async (env) => (await ask('id', ['-u'], { env, cwd: folder })).stdout);
    expect(number).toBe(`${process.getuid?.()}\n`);
  });

  it('leaves nothing behind', async () => {
    await expect(withAccountName(folder, () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not the one that these tests run as', () => {
    expect(isNameless()).toBe(false);
  });

  it('has the instructions of the other machine, too', () => {
    const library = accountNameLibrary('arm64', 'song');
    // adr x8; adr x9; five str; str w0; mov x0, x8; ret (Arm Architecture Reference Manual, C6.2)
    expect(library?.subarray(0x180, 0x1a8).toString('hex')).toBe(
      '88040810e9050810090100f9090500f9090d00f9091100f9091500f9001100b9e00308aac0035fd6',
    );
    expect(accountNameLibrary('ppc64', 'song')).toBeNull();
  });
});

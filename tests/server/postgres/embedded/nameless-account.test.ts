import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { accountNameLibrary } from '../../../../server/infrastructure/postgres/embedded/account-name-library';
import { isNameless, withAccountName } from '../../../../server/infrastructure/postgres/embedded/nameless-account';

const ask = promisify(execFile);

describe('a system account without a name', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'song: a name '));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gets a name when a program looks up its name', async () => {
    const name = await withAccountName(folder, async (env) => (await ask('id', ['-un'], { env, cwd: folder })).stdout);
    expect(name).toBe('song\n');
  });

  it('still has its own user id', async () => {
    const number = await withAccountName(folder, async (env) => (await ask('id', ['-u'], { env, cwd: folder })).stdout);
    expect(number).toBe(`${process.getuid?.()}\n`);
  });

  it('leaves no file behind after a failure', async () => {
    await expect(withAccountName(folder, () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not the account that runs these tests', () => {
    expect(isNameless()).toBe(false);
  });

  it('has the right machine code on arm64, and none on an unsupported machine', () => {
    const library = accountNameLibrary('arm64', 'song');
    // adr x8; adr x9; five str; str w0; mov x0, x8; ret (Arm Architecture Reference Manual, C6.2)
    expect(library?.subarray(0x180, 0x1a8).toString('hex')).toBe(
      '88040810e9050810090100f9090500f9090d00f9091100f9091500f9001100b9e00308aac0035fd6',
    );
    expect(accountNameLibrary('ppc64', 'song')).toBeNull();
  });
});

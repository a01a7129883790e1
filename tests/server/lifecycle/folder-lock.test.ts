import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { describeOwner, formatOwner, parseOwner } from '../../../server/infrastructure/shared/folder-owner';
import { takeFolder } from '../../../server/infrastructure/shared/folder-lock';
import { describeProcess } from '../../../server/infrastructure/shared/process-identity';
import { withProcesses } from '../../support/server/child-process';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

jest.setTimeout(60_000);

describe('a data folder', () => {
  const inFolder = withTemporaryFolder();
  const start = withProcesses();

  const take = async (name: string) => {
    await mkdir(inFolder(name), { recursive: true });
    return takeFolder(inFolder(name));
  };

  it('has one owner, and is free again when that owner releases it', async () => {
    const first = await take('simple');
    expect(await take('simple')).toEqual({
      ok: false,
      error: `${inFolder('simple')} is in use by process ${process.pid}; stop that server first, or give this one its own DATA_DIR`,
    });
    await (first.ok ? first.value.release() : undefined);
    const again = await take('simple');
    expect(again.ok).toBe(true);
    await (again.ok ? again.value.release() : undefined);
    expect(await readdir(inFolder('simple', 'lock'))).toEqual([]);
  });

  it('is never taken from a live process, and is taken at once from a killed one', async () => {
    const holder = start('hold-folder.ts', [inFolder('held')]);
    await mkdir(inFolder('held'));
    await holder.prints(/"taken"/);
    expect(await take('held')).toEqual({
      ok: false,
      error: expect.stringContaining(`in use by process ${holder.pid};`) as string,
    });
    holder.kill('SIGKILL');
    await holder.ended;
    expect(await take('held')).toMatchObject({ ok: true });
  });

  it('is taken by only one of several processes that start at once', async () => {
    await mkdir(inFolder('race'));
    const rivals = Array.from({ length: 4 }, () => start('hold-folder.ts', [inFolder('race')]));
    const answers = await Promise.all(rivals.map(async (rival) => (await rival.prints(/"(.+)"/))[1]));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
    expect(await readdir(inFolder('race', 'lock'))).toHaveLength(1);
  });

  it('is taken from a dead process whose number another process has now', async () => {
    const mine = await take('reused');
    const [name = ''] = await readdir(inFolder('reused', 'lock'));
    await (mine.ok ? mine.value.release() : undefined);
    const owner = parseOwner(name);
    const dead = formatOwner({ pid: process.ppid, startToken: 'long-ago', scope: owner?.scope ?? '', host: 'here' });
    await writeFile(inFolder('reused', 'lock', dead), '');
    await writeFile(inFolder('reused', 'lock', 'unrelated.txt'), '');
    expect(await take('reused')).toMatchObject({ ok: true });
    expect(await readdir(inFolder('reused', 'lock'))).not.toContain(dead);
  });
});

describe('the owner note in the lock of a data folder', () => {
  const owner = { pid: 42, startToken: 'ab-12', scope: '0f', host: 'my-host.lan' };

  it('is read as it was written', () => {
    expect(parseOwner(formatOwner(owner))).toEqual(owner);
  });

  it('contains no character that a file name cannot have', () => {
    expect(formatOwner({ ...owner, host: 'máy/tính '.repeat(40) })).toMatch(/^[\w.-]{1,200}$/);
  });

  it('is not read from another file name', () => {
    expect(parseOwner('lock')).toBeUndefined();
  });

  it('names the machine where the owner runs on another machine', () => {
    expect(describeOwner('/data', owner, 'here')).toContain('process 42 on my-host.lan;');
    expect(describeOwner('/data', owner, 'my-host.lan')).toContain('process 42;');
  });
});

describe('a running process', () => {
  it('is identified by its command and its start time', () => {
    const facts = describeProcess(process.pid);
    expect(facts?.startToken).toMatch(/^[\w-]+$/);
    expect(facts?.command.join(' ')).toContain('jest');
  });

  it.each([0, -1, 1.5, 2 ** 22 + 1])('does not have the number %d', (pid) => {
    expect(describeProcess(pid)).toBeUndefined();
  });
});

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deriveKeys, keyedHash, readServerKeys } from '../../../server/infrastructure/crypto/server-keys';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

describe('the keys of the server', () => {
  const folder = withTemporaryFolder();
  let dataFolder: string;
  let made = 0;
  const place = (given?: string, hasAccounts = false) => ({ given, dataFolder, hasAccounts });
  const keyFile = () => path.join(dataFolder, 'keys', 'session.key');

  beforeEach(() => {
    made += 1;
    dataFolder = folder(`data ${made}`);
  });

  async function keep(text: string): Promise<void> {
    await mkdir(path.dirname(keyFile()), { recursive: true });
    await writeFile(keyFile(), text);
  }

  it('are created on the first run, readable by their owner only, and read again on the next run', async () => {
    const first = await readServerKeys(place());
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(keyFile()))).mode & 0o777).toBe(0o700);
    expect(first.ok).toBe(true);
    expect(await readServerKeys(place(undefined, true))).toEqual(first);
  });

  it('are not created again when the file is missing while there are accounts', async () => {
    const read = await readServerKeys(place(undefined, true));
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(`${keyFile()} is missing`) });
    await expect(readFile(keyFile())).rejects.toThrow('ENOENT');
  });

  it.each([true, false])('are refused when the file is too short (accounts: %s)', async (hasAccounts) => {
    await keep(randomBytes(31).toString('base64url'));
    const read = await readServerKeys(place(undefined, hasAccounts));
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining('at least 32 random bytes') });
  });

  it('come from the environment when it contains a secret, and no file is written', async () => {
    const secret = randomBytes(32);
    expect(await readServerKeys(place(secret.toString('base64'), true))).toEqual({
      ok: true,
      value: deriveKeys(secret),
    });
    await expect(readFile(keyFile())).rejects.toThrow('ENOENT');
  });

  it.each([
    ['are too short', 'c2hvcnQ'],
    ['are of no chance', Buffer.alloc(32).toString('base64')],
    ['repeat a few letters', Buffer.from('abcdefgh'.repeat(8)).toString('base64')],
  ])('from the environment are refused with the name of the setting when they %s', async (_, given) => {
    expect(await readServerKeys(place(given))).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^SESSION_KEY /),
    });
  });

  it('differ by purpose, so that a text signed for one purpose is not valid for another', () => {
    const keys = deriveKeys(randomBytes(32));
    const all = Object.values(keys).map((key) => key.toString('hex'));
    expect(new Set(all).size).toBe(all.length);
    expect(keyedHash(keys.access, 'text')).not.toBe(keyedHash(keys.refresh, 'text'));
  });
});

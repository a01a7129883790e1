import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { grants, mayEnter, mayRead } from '../../../../server/infrastructure/postgres/embedded/permissions';

const account = { name: 'db', uid: 70, gid: 80 };

describe('the rights of an account', () => {
  it.each([
    ['owner', { uid: 70, gid: 1, mode: 0o40700 }, 0o1, true],
    ['owner whose bits are fewer than the rest', { uid: 70, gid: 80, mode: 0o40077 }, 0o1, false],
    ['group', { uid: 1, gid: 80, mode: 0o40750 }, 0o5, true],
    ['group without a right to look', { uid: 1, gid: 80, mode: 0o40710 }, 0o5, false],
    ['others, passing through', { uid: 1, gid: 1, mode: 0o40711 }, 0o1, true],
    ['others before a closed door', { uid: 1, gid: 1, mode: 0o40700 }, 0o1, false],
  ])('are read from the bits of the %s', (_who, rights, wanted, expected) => {
    expect(grants(rights, account, wanted)).toBe(expected);
  });

  describe('on a path', () => {
    // A user without files: neither number owns anything here.
    const stranger = { name: 'stranger', uid: 2_000_001, gid: 2_000_001 };
    let base = '';
    let inner = '';

    beforeAll(async () => {
      base = await mkdtemp(path.join(tmpdir(), 'song-rights-'));
      inner = path.join(base, 'closed', 'inner');
      await mkdir(inner, { recursive: true });
      await chmod(base, 0o711);
      await chmod(inner, 0o755);
    });

    afterAll(() => rm(base, { recursive: true }));

    it('allow entering only when every folder above is open', async () => {
      await chmod(path.dirname(inner), 0o700);
      expect(mayEnter(inner, stranger)).toBe(false);
      await chmod(path.dirname(inner), 0o711);
      expect(mayEnter(inner, stranger)).toBe(true);
    });

    it('require more for reading than for entering', () => {
      expect([mayEnter(base, stranger), mayRead(base, stranger)]).toEqual([true, false]);
      expect(mayRead(inner, stranger)).toBe(true);
    });
  });
});

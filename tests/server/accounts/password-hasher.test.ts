import { verify } from '@node-rs/argon2';
import { Argon2PasswordHasher } from '../../../server/infrastructure/crypto/argon2-password-hasher';

jest.unmock('@node-rs/argon2');

const PASSWORD = 'thuyền giấy trôi';

describe('passwords hashed with argon2id', () => {
  const hasher = new Argon2PasswordHasher();
  let stored: string;

  beforeAll(async () => {
    const hashed = await hasher.hash(PASSWORD);
    stored = hashed.ok ? hashed.value : '';
  });

  it('have the cost that security.md requires, and a salt', async () => {
    const again = await hasher.hash(PASSWORD);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(again).not.toEqual({ ok: true, value: stored });
    expect(await verify(stored, PASSWORD)).toBe(true);
  });

  it.each([
    ['the right one', PASSWORD, true],
    ['a wrong one', 'thuyền giấy chìm', false],
    ['an empty one', '', false],
  ])('are compared with %s', async (_what, password, isRight) => {
    expect(await hasher.verify(stored, password)).toEqual({ ok: true, value: isRight });
  });

  it('do not match any password when there is no account', async () => {
    expect(await hasher.verify(null, PASSWORD)).toEqual({ ok: true, value: false });
  });

  it('are compared two at a time with 64 waiting; calls beyond that are refused, and served later', async () => {
    const rush = await Promise.all(Array.from({ length: 70 }, () => hasher.verify(stored, PASSWORD)));
    expect(rush.filter(({ ok }) => ok)).toHaveLength(66);
    expect(rush.slice(66)).toEqual(Array.from({ length: 4 }, () => ({ ok: false, error: 'busy' })));
    expect(await hasher.verify(stored, PASSWORD)).toEqual({ ok: true, value: true });
  });

  it('can still be compared after comparisons that threw an error', async () => {
    await expect(hasher.verify('not a hash', PASSWORD)).rejects.toThrow();
    await expect(hasher.verify('not a hash', PASSWORD)).rejects.toThrow();
    expect(await hasher.verify(stored, PASSWORD)).toEqual({ ok: true, value: true });
  });
});

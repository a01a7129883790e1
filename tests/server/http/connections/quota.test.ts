import { Quota } from '../../../../server/presentation/http/connections/quota';

describe('room for callers', () => {
  it('is for so many of one and so many in all', () => {
    const quota = new Quota(4, 2);
    expect(['a', 'a', 'a', 'b', 'c', 'd'].map((key) => quota.enter(key))).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('is bounded by all alone where many share one address', () => {
    const quota = new Quota(3, 1);
    expect([null, null, 'a', null].map((key) => quota.enter(key))).toEqual([true, true, true, false]);
  });

  it('comes back with whoever leaves, and is not taken by who is refused', () => {
    const quota = new Quota(2, 1);
    quota.enter('a');
    expect(quota.enter('a')).toBe(false);
    quota.enter('b');
    expect(quota.enter(null)).toBe(false);
    quota.leave('a');
    expect(quota.enter('a')).toBe(true);
    quota.leave('b');
    expect(quota.enter(null)).toBe(true);
    quota.leave(null);
    expect(quota.enter('b')).toBe(true);
  });
});

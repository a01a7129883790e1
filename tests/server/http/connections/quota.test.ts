import { Quota } from '../../../../server/presentation/http/connections/quota';

describe('a quota for callers', () => {
  it('is limited per caller and in total', () => {
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

  it('is limited only in total for callers who share one address', () => {
    const quota = new Quota(3, 1);
    expect([null, null, 'a', null].map((key) => quota.enter(key))).toEqual([true, true, true, false]);
  });

  it('frees the place of a caller that leaves, and uses no place for a refused caller', () => {
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

import { TtlCache } from '../../../../server/application/shared/ttl-cache';

const SECOND = 1_000;

function cache() {
  const time = { now: 100 * SECOND };
  return { time, cache: new TtlCache<string, number>({ now: () => time.now }, { most: 2, ttlMs: 5 * SECOND }) };
}

describe('a cache of values for a limited time', () => {
  it.each([
    ['returns a value', 4_999, 1],
    ['no longer returns a value', 5_000, undefined],
    ['returns a value after the clock was set back a little', -4_999, 1],
    ['no longer returns a value after the clock was set back by more', -5_000, undefined],
  ])('%s, with the clock moved by %s ms', (_, move, expected) => {
    const { cache: values, time } = cache();
    values.set('a', 1);
    time.now += move;
    expect(values.get('a')).toBe(expected);
  });

  it('can be asked for a younger or an older value than usual', () => {
    const { cache: values, time } = cache();
    values.set('a', 1);
    time.now += 2 * SECOND;
    expect([values.get('a', 2 * SECOND), values.get('a', 3 * SECOND)]).toEqual([undefined, 1]);
  });

  it('counts the age of a value from the time when it was read', () => {
    const { cache: values, time } = cache();
    values.set('a', 1, time.now - 5 * SECOND);
    expect(values.get('a')).toBeUndefined();
  });

  it('has no value that was deleted, none beyond its size, and none after it was cleared', () => {
    const { cache: values } = cache();
    values.set('a', 1);
    values.delete('a');
    expect(values.get('a')).toBeUndefined();
    for (const key of ['a', 'b', 'c']) values.set(key, 1);
    expect([values.get('a'), values.get('b'), values.get('c')]).toEqual([undefined, 1, 1]);
    values.clear();
    expect(values.get('b')).toBeUndefined();
  });
});

import { LruMap } from '../../../contract/kernel/lru-map';

const full = () => {
  const map = new LruMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  return map;
};

describe('a map of limited size', () => {
  it('removes the entry that was not used for the longest time when it is full', () => {
    const map = full();
    map.set('c', 3);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 2, 3]);
  });

  it.each<[string, (map: LruMap<string, number>) => unknown]>([
    ['read', (map) => map.get('a')],
    ['set again', (map) => map.set('a', 1)],
  ])('counts an entry as used when it is %s', (_, use) => {
    const map = full();
    use(map);
    map.set('c', 3);
    expect(map.list()).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
  });

  it('lists its entries from the least to the most recently used', () => {
    const map = full();
    map.get('a');
    expect(map.list()).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });

  it('has no entry that was deleted, and none after it was cleared', () => {
    const map = full();
    map.delete('a');
    expect(map.list()).toEqual([['b', 2]]);
    map.clear();
    expect(map.list()).toEqual([]);
  });
});

describe('a map whose values have sizes', () => {
  const sized = () => new LruMap<string, string>(100, ({ length }) => length);
  const keysOf = (map: LruMap<string, string>) => map.list().map(([key]) => key);

  it('removes as many of the least recently used entries as necessary', () => {
    const map = sized();
    map.set('a', 'a'.repeat(40));
    map.set('b', 'b'.repeat(40));
    map.set('c', 'c'.repeat(20));
    map.get('a');
    map.set('d', 'd'.repeat(50));
    expect(keysOf(map)).toEqual(['a', 'd']);
  });

  it('counts a key once', () => {
    const map = sized();
    map.set('a', 'a'.repeat(60));
    map.set('a', 'a'.repeat(60));
    map.set('b', 'b'.repeat(40));
    expect(keysOf(map)).toEqual(['a', 'b']);
  });

  it('keeps no value that alone is larger than the map', () => {
    const map = sized();
    map.set('b', 'b'.repeat(101));
    expect([map.has('b'), map.get('b')]).toEqual([false, undefined]);
  });

  it.each<[string, (map: LruMap<string, string>) => void]>([
    ['an entry was deleted', (map) => map.delete('a')],
    ['it was cleared', (map) => map.clear()],
  ])('has room again after %s', (_, free) => {
    const map = sized();
    map.set('a', 'a'.repeat(90));
    free(map);
    map.set('b', 'b'.repeat(90));
    map.set('c', 'c'.repeat(10));
    expect(keysOf(map)).toEqual(['b', 'c']);
  });
});

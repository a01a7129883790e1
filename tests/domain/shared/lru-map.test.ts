import { LruMap } from '../../../src/domain/shared/lru-map';

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

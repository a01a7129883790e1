import { LruMap } from '../../../../server/domain/shared/lru-map';

describe('a map of limited size on the server', () => {
  it('removes the entry that was not read or set for the longest time when it is full', () => {
    const map = new LruMap<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.get('a');
    map.set('c', 3);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
  });

  it('has no entry that was deleted, and none after it was cleared', () => {
    const map = new LruMap<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.delete('a');
    expect([map.get('a'), map.get('b')]).toEqual([undefined, 2]);
    map.clear();
    expect(map.get('b')).toBeUndefined();
  });
});

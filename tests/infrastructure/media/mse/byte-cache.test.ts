import { ByteCache } from '../../../../src/infrastructure/media/mse/byte-cache';

const bytes = (length: number) => new Uint8Array(length);

describe('the byte cache', () => {
  let cache: ByteCache;

  beforeEach(() => {
    cache = new ByteCache(100);
  });

  it('returns the stored bytes', () => {
    const song = bytes(10);
    cache.put('a', song);
    expect(cache.get('a')).toBe(song);
    expect(cache.get('b')).toBeNull();
  });

  it('removes the least recently used entries, as many as necessary', () => {
    cache.put('a', bytes(40));
    cache.put('b', bytes(40));
    cache.put('c', bytes(20));
    cache.get('a');
    cache.put('d', bytes(50));
    expect(cache.addresses).toEqual(['a', 'd']);
  });

  it('counts an address once', () => {
    cache.put('a', bytes(60));
    cache.put('a', bytes(60));
    cache.put('b', bytes(40));
    expect(cache.addresses).toEqual(['a', 'b']);
  });

  it('does not store an entry that is larger than the whole cache', () => {
    cache.put('a', bytes(10));
    cache.put('b', bytes(101));
    expect(cache.addresses).toEqual([]);
  });

  it('has room again after an entry is dropped', () => {
    cache.put('a', bytes(90));
    cache.drop('a');
    cache.put('b', bytes(90));
    cache.put('c', bytes(10));
    expect(cache.addresses).toEqual(['b', 'c']);
    cache.clear();
    expect(cache.has('b')).toBe(false);
  });
});

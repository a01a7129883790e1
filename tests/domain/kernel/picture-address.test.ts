import { hasWidths, pictureAt, srcSetOf } from '../../../contract/kernel/picture-address';

describe('the address of a picture', () => {
  it.each([
    ['after a path', '/images/a?w={width}', '/images/a?w=256'],
    ['among other values', '/rest/getCoverArt?id=1&size={width}&v=1.16.1', '/rest/getCoverArt?id=1&size=256&v=1.16.1'],
    ['in the path', 'https://cdn.test/{width}/a.webp', 'https://cdn.test/256/a.webp'],
  ])('names the width %s', (_where, address, at256) => {
    expect(hasWidths(address)).toBe(true);
    expect(pictureAt(address, 256)).toBe(at256);
    expect(srcSetOf(address)).toContain(`, ${at256} 256w, `);
  });

  it('lists every width once in a source set', () => {
    expect(srcSetOf('/a?w={width}')).toBe('/a?w=64 64w, /a?w=128 128w, /a?w=256 256w, /a?w=512 512w, /a?w=1024 1024w');
  });

  it.each([
    ['a stored address of an earlier version', '/images/a'],
    ['an address with a query', '/images/a?v=2'],
    ['a file of this device', 'blob:https://song.test/6f1c'],
    ['a drawing', 'data:image/svg+xml,%3Csvg/%3E'],
    ['an escaped text that looks like a width', '/images/%7Bwidth%7D'],
    ['no picture', ''],
  ])('has one size where no width is named: %s', (_what, address) => {
    expect(hasWidths(address)).toBe(false);
    expect(pictureAt(address, 256)).toBe(address);
    expect(srcSetOf(address)).toBeUndefined();
  });
});

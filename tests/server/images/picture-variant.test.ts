import { pictureFormat } from '../../../server/domain/images/picture-format';
import { isPictureSize } from '../../../server/domain/images/picture-limits';
import { pictureSource, pictureWidth, variantName } from '../../../server/domain/images/picture-variant';

const KEPT = '0123456789abcdef0123';

describe('pictureSource', () => {
  it.each([
    [KEPT, { kind: 'kept', id: KEPT }],
    ['tone-a', { kind: 'drawn', seed: 'a' }],
    ['tone-a-b_c', { kind: 'drawn', seed: 'a-b_c' }],
    ['tone-a1B2c3', { kind: 'drawn', seed: 'a1B2c3' }],
    [`tone-${'x'.repeat(64)}`, { kind: 'drawn', seed: 'x'.repeat(64) }],
  ])('returns the source of %s', (id, source) => {
    expect(pictureSource(id)).toEqual(source);
  });

  it.each([
    '',
    'tone-',
    `tone-${'x'.repeat(65)}`,
    'tone-../x',
    'x-tone-a1B2c3',
    KEPT.toUpperCase(),
    `${KEPT}0`,
    `../${KEPT}`,
    `${KEPT}\n`,
  ])('returns no source for %j', (id) => {
    expect(pictureSource(id)).toBeUndefined();
  });
});

describe('pictureWidth', () => {
  it.each([
    [undefined, 512],
    ['64', 64],
    ['1024', 1024],
    ['100', undefined],
    ['', undefined],
    ['064', undefined],
    ['64.0', undefined],
    [['64', '128'], undefined],
    [{ a: '64' }, undefined],
  ])('of %j is %j', (asked, width) => {
    expect(pictureWidth(asked)).toBe(width);
  });
});

describe('variantName', () => {
  it('contains the picture, the width and the format', () => {
    expect(variantName({ source: { kind: 'kept', id: KEPT }, width: 64, format: 'avif' })).toBe(`${KEPT}-64.avif`);
  });

  it('has at most 480 names for drawn pictures, whatever id is requested', () => {
    const nameOf = (seed: string) => variantName({ source: { kind: 'drawn', seed }, width: 64, format: 'webp' });
    const names = new Set(Array.from({ length: 5000 }, (_, n) => nameOf(`stranger-${n}`)));
    expect(names.size).toBeLessThanOrEqual(480);
    expect([...names].every((name) => /^tone-\d-\d-\d-64\.webp$/.test(name))).toBe(true);
  });
});

describe('pictureFormat', () => {
  const bytes = (...parts: readonly (number | string)[]) =>
    Buffer.concat(parts.map((part) => Buffer.from(typeof part === 'string' ? part : [part])));

  it.each([
    ['a PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n', 'more'), 'png'],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'jpeg'],
    ['a WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '), 'webp'],
    ['a GIF', bytes('GIF89a'), undefined],
    ['a sound in RIFF', bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt '), undefined],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
    ['a PNG signature with a wrong end', bytes(0x89, 'PNG\r\n', 0x1a, '\r'), undefined],
    ['a JPEG signature with a wrong end', bytes(0xff, 0xd8, 0xfe), undefined],
    ['a WebP without its container', bytes('RIFX', 1, 2, 3, 4, 'WEBPVP8 '), undefined],
    ['half a PNG signature', bytes(0x89, 'PNG'), undefined],
    ['nothing', bytes(), undefined],
  ])('returns the supported format, or none, for %s', (_name, start, format) => {
    expect(pictureFormat(start)).toBe(format);
  });
});

describe('isPictureSize', () => {
  it.each([
    [5000, 5000, true],
    [5000, 5001, false],
    [16_383, 1, true],
    [1, 16_384, false],
  ])('of %i × %i is %j', (width, height, isOne) => {
    expect(isPictureSize(width, height)).toBe(isOne);
  });
});

import { endsWithPicture } from '../../../../server/domain/images/picture-end';
import type { PictureFormat } from '../../../../server/domain/images/picture-format';

const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** A WebP file whose header states `size` bytes of content, followed by `bytes` bytes. */
const webp = (size: number, bytes: number): readonly number[] => [
  ...Buffer.from('RIFF'),
  size,
  0,
  0,
  0,
  ...Array.from({ length: bytes }, () => 7),
];

describe('the end of a picture', () => {
  it.each<readonly [string, PictureFormat, readonly number[], boolean]>([
    ['a complete PNG', 'png', [1, 2, ...PNG_END], true],
    ['a PNG with data behind it', 'png', [...PNG_END, 0], false],
    ['a PNG whose last chunk is not empty', 'png', [1, 2, 1, ...PNG_END.slice(1)], false],
    ['a PNG with a wrong checksum', 'png', [1, 2, ...PNG_END.slice(0, -1), 0x83], false],
    ['a PNG that is cut off', 'png', PNG_END.slice(1), false],
    ['a complete JPEG', 'jpeg', [1, 2, 0xff, 0xd9], true],
    ['a JPEG with data behind it', 'jpeg', [0xff, 0xd9, 0], false],
    ['a JPEG with half an end', 'jpeg', [1, 2, 0xd9], false],
    ['a JPEG of one byte', 'jpeg', [0xd9], false],
    ['a complete WebP', 'webp', webp(4, 4), true],
    ['a WebP of odd size with its padding', 'webp', webp(5, 6), true],
    ['a WebP of odd size without its padding', 'webp', webp(5, 5), false],
    ['a WebP of odd size that is two bytes short', 'webp', webp(5, 4), false],
    ['a WebP with data behind it', 'webp', webp(4, 5), false],
    ['a WebP that is cut off', 'webp', webp(4, 3), false],
    ['an empty WebP', 'webp', webp(0, 0), true],
    ['a WebP without its whole header', 'webp', webp(0, 0).slice(0, 7), false],
  ])('is judged for %s', (_what, format, bytes, isEnd) => {
    expect(endsWithPicture(format, Uint8Array.from(bytes))).toBe(isEnd);
  });

  it('is read at the right place of a file inside a larger buffer', () => {
    const larger = Uint8Array.from([9, 9, 9, ...webp(4, 4), 9]);
    expect(endsWithPicture('webp', larger.subarray(3, -1))).toBe(true);
  });
});

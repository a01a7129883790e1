import { pictureFacts } from '../../../src/domain/profile/picture-facts';
import { jpegHead, pngHead, webpHeads } from '../../support/builders/picture-heads';

const textFile = (text: string) => new TextEncoder().encode(text);

/** The same bytes with a text in the place of those from `at` on. */
const changed = (bytes: Uint8Array, at: number, text: string) => {
  const copy = Uint8Array.from(bytes);
  copy.set(textFile(text), at);
  return copy;
};

describe('pictureFacts', () => {
  it.each([
    ['PNG', pngHead(640, 480), 'image/png', 640, 480],
    ['a PNG of 30,000 pixels a side', pngHead(30_000, 30_000), 'image/png', 30_000, 30_000],
    ['JPEG', jpegHead(640, 480), 'image/jpeg', 640, 480],
    ['a progressive JPEG', jpegHead(3000, 2000, 0xc2), 'image/jpeg', 3000, 2000],
    ['a PNG of one pixel', pngHead(1, 1), 'image/png', 1, 1],
    ['a JPEG that ends right after its size', jpegHead(640, 480).subarray(0, -1), 'image/jpeg', 640, 480],
    ['lossy WebP of the largest size', webpHeads.lossy(16_383, 16_383), 'image/webp', 16_383, 16_383],
    ['lossy WebP with bits for scaling', webpHeads.lossy(640 + 0x4000, 480 + 0x8000), 'image/webp', 640, 480],
    ['lossless WebP of the largest size', webpHeads.lossless(16_384, 16_384), 'image/webp', 16_384, 16_384],
    ['lossy WebP', webpHeads.lossy(640, 480), 'image/webp', 640, 480],
    ['lossless WebP', webpHeads.lossless(640, 480), 'image/webp', 640, 480],
    ['extended WebP', webpHeads.extended(70_000, 480), 'image/webp', 70_000, 480],
  ])('reads the type and size of %s', (_, bytes, type, width, height) => {
    expect(pictureFacts(bytes)).toEqual({ type, width, height });
  });

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
    'reads the size of a JPEG from a frame with the marker %i',
    (marker) => {
      expect(pictureFacts(jpegHead(640, 480, marker))).toEqual({ type: 'image/jpeg', width: 640, height: 480 });
    },
  );

  it.each([0x01, 0xbf, 0xc4, 0xc8, 0xcc, 0xd1, 0xe1, 0xfe])(
    'finds no size in a part of a JPEG with the marker %i',
    (marker) => {
      expect(pictureFacts(jpegHead(640, 480, marker))).toBeNull();
    },
  );

  it('reads a view into a larger buffer', () => {
    const head = pngHead(640, 480);
    const padded = new Uint8Array(head.length + 100);
    padded.set(head, 50);
    expect(pictureFacts(padded.subarray(50))).toEqual({ type: 'image/png', width: 640, height: 480 });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a GIF', textFile('GIF89a and some more bytes, enough of them')],
    ['an SVG', textFile('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', textFile('<!doctype html><title>avatar.png</title>')],
    ['a PNG that ends too soon', pngHead(640, 480).subarray(0, 23)],
    ['a PNG with a wrong first byte', Uint8Array.from([0, ...pngHead(640, 480).subarray(1)])],
    ['a JPEG that ends within its size', jpegHead(640, 480).subarray(0, -2)],
    [
      'a JPEG with a stray byte before its frame',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 3, 1, 0, 0xc0, 0, 11, 8, 1, 224, 2, 128, 3]),
    ],
    ['a RIFF file of another kind', changed(webpHeads.lossy(640, 480), 8, 'WAVE')],
    ['a WebP that is no RIFF file', changed(webpHeads.lossy(640, 480), 0, 'RIFX')],
    ['a PNG without a header', Uint8Array.from([...pngHead(1, 1).subarray(0, 12), ...textFile('IDATxxxxxxxx')])],
    ['a PNG without pixels', pngHead(0, 480)],
    ['a JPEG without height', jpegHead(640, 0)],
    ['a JPEG that ends before its frame', jpegHead(640, 480).subarray(0, 12)],
    ['a JPEG with something between its parts', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 3, 1, 0, ...Array(20)])],
    ['a WebP that ends too soon', webpHeads.lossy(640, 480).subarray(0, 29)],
    ['a WebP of an unknown kind', webpHeads.unknown],
    ['a WAVE file', textFile('RIFF....WAVEfmt and some more bytes')],
  ])('returns null for %s', (_, bytes) => {
    expect(pictureFacts(bytes)).toBeNull();
  });
});

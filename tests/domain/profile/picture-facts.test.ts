import { pictureFacts } from '../../../src/domain/profile/picture-facts';
import { jpegHead, pngHead, webpHeads } from '../../support/builders/picture-heads';

const textFile = (text: string) => new TextEncoder().encode(text);

describe('pictureFacts', () => {
  it.each([
    ['PNG', pngHead(640, 480), 'image/png', 640, 480],
    ['a PNG of 30,000 pixels a side', pngHead(30_000, 30_000), 'image/png', 30_000, 30_000],
    ['JPEG', jpegHead(640, 480), 'image/jpeg', 640, 480],
    ['a progressive JPEG', jpegHead(3000, 2000, 0xc2), 'image/jpeg', 3000, 2000],
    ['lossy WebP', webpHeads.lossy(640, 480), 'image/webp', 640, 480],
    ['lossless WebP', webpHeads.lossless(640, 480), 'image/webp', 640, 480],
    ['extended WebP', webpHeads.extended(70_000, 480), 'image/webp', 70_000, 480],
  ])('reads the type and size of %s', (_, bytes, type, width, height) => {
    expect(pictureFacts(bytes)).toEqual({ type, width, height });
  });

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
    ['a PNG that ends too soon', pngHead(640, 480).subarray(0, 20)],
    ['a PNG without a header', Uint8Array.from([...pngHead(1, 1).subarray(0, 12), ...textFile('IDATxxxxxxxx')])],
    ['a PNG without pixels', pngHead(0, 480)],
    ['a JPEG without height', jpegHead(640, 0)],
    ['a JPEG that ends before its frame', jpegHead(640, 480).subarray(0, 12)],
    ['a JPEG with something between its parts', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 3, 1, 0, ...Array(20)])],
    ['a WebP that ends too soon', webpHeads.lossy(640, 480).subarray(0, 28)],
    ['a WebP of an unknown kind', webpHeads.unknown],
    ['a WAVE file', textFile('RIFF....WAVEfmt and some more bytes')],
  ])('returns null for %s', (_, bytes) => {
    expect(pictureFacts(bytes)).toBeNull();
  });
});

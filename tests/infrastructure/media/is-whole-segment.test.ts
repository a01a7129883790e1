import { isWholeSegment } from '../../../src/infrastructure/media/shared/is-whole-segment';
import { box, ascii } from '../../../server/domain/media/fmp4/box';

const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const moof = box('moof', ascii('where'));
const mdat = box('mdat', ascii('what sounds'));

describe('isWholeSegment', () => {
  it.each([
    ['a segment', joined(moof, mdat), true],
    ['a segment that says its type first', joined(box('styp', ascii('msdh')), moof, mdat), true],
    ['a segment that was cut off', joined(moof, mdat).subarray(0, -3), false],
    ['a segment cut off within a header', joined(moof, mdat).subarray(0, moof.length + 5), false],
    ['an index without sound', moof, false],
    ['an init segment', joined(box('ftyp', ascii('iso5')), box('moov', ascii('x'))), false],
    ['nothing', new Uint8Array(0), false],
    ['a page of text', ascii('<!doctype html><title>404</title>'), false],
    ['a box without a size', new Uint8Array(64), false],
  ])('accepts a segment only when it is whole: %s', (_, bytes, expected) => {
    expect(isWholeSegment(bytes)).toBe(expected);
  });

  it('reads bytes that lie inside a larger buffer', () => {
    const segment = joined(moof, mdat);
    expect(isWholeSegment(joined(new Uint8Array(7), segment).subarray(7))).toBe(true);
  });
});

import { readTopBoxes } from '../../../server/domain/import/containers/mp4-top';
import { aByteReader, box } from '../../support/builders/tag-bytes';

const COMPLETE = Buffer.concat([
  box('ftyp', Buffer.alloc(8)),
  box('moov', Buffer.alloc(16)),
  box('mdat', Buffer.alloc(32)),
]);

describe('a complete MP4 file with more bytes behind it', () => {
  it.each([
    ['moov', true],
    ['mdat', true],
    ['moof', true],
    ['junk', false],
  ])('of which the box %s extends past the end of the file is clipped: %s', async (type, isClipped) => {
    const more = box(type, Buffer.alloc(64)).subarray(0, 24);
    const top = await readTopBoxes(aByteReader(Buffer.concat([COMPLETE, more])));
    expect(top).toMatchObject({ ok: true, value: { isClipped } });
  });
});

import { readTopBoxes } from '../../../../../server/domain/import/containers/mp4-top';
import { words } from '../../../../support/builders/mp4-bytes';
import { aByteReader, box } from '../../../../support/builders/tag-bytes';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const FTYP = box('ftyp', Buffer.alloc(8));

describe('the boxes of an MP4 file', () => {
  const top = (...parts: readonly Buffer[]) => readTopBoxes(aByteReader(Buffer.concat(parts)));
  const moov = box('moov', Buffer.alloc(4));
  const mdat = box('mdat', Buffer.alloc(4));
  const long = (type: string, length: number, body = length - 16) =>
    Buffer.concat([words(1), latin(type), words(0, length), Buffer.alloc(body)]);

  it('are read with their places', async () => {
    const rest = Buffer.concat([words(0), latin('mdat'), Buffer.alloc(5)]);
    expect(await top(moov, long('free', 20), rest)).toEqual({
      ok: true,
      value: {
        boxes: [
          { type: 'moov', start: 0, body: 8, length: 12 },
          { type: 'free', start: 12, body: 28, length: 20 },
          { type: 'mdat', start: 32, body: 40, length: 13 },
        ],
        isClipped: false,
      },
    });
  });

  it.each([
    ['an index alone', [moov], { ok: true }],
    ['data without an index', [FTYP, mdat], { ok: false, error: 'truncated' }],
    ['neither', [FTYP], { ok: false, error: 'not-media' }],
    ['nothing', [], { ok: false, error: 'not-media' }],
    ['an index that is cut', [FTYP, moov.subarray(0, -1)], { ok: false, error: 'truncated' }],
    ['data that is cut behind the index', [moov, mdat.subarray(0, -1)], { ok: true, value: { isClipped: true } }],
    [
      'an unknown box that is cut behind the index',
      [moov, box('junk', Buffer.alloc(9)).subarray(0, 12)],
      { ok: true, value: { isClipped: true } },
    ],
    [
      'a name that is none in the second box',
      [FTYP, box('\x01\x02\x03\x04', Buffer.alloc(9))],
      { ok: false, error: 'not-media' },
    ],
    [
      'a name that is none in the third box',
      [FTYP, mdat, box('\x01\x02\x03\x04', Buffer.alloc(9))],
      { ok: false, error: 'truncated' },
    ],
    [
      'a size below that of a header',
      [FTYP, moov, Buffer.concat([words(7), latin('free')])],
      { ok: false, error: 'truncated' },
    ],
    ['a long size below that of a header', [FTYP, moov, long('free', 15, 0)], { ok: false, error: 'truncated' }],
    ['a long size that is cut', [FTYP, moov, long('free', 16, 0).subarray(0, 15)], { ok: false, error: 'truncated' }],
    ['other bytes behind a complete file', [moov, mdat, latin('not a box')], { ok: true, value: { isClipped: false } }],
    ['a few bytes behind a complete file', [moov, mdat, Buffer.alloc(7)], { ok: true, value: { isClipped: false } }],
    ['a name of a copyright sign', [moov, mdat, box('\xa9nam')], { ok: true, value: { isClipped: false } }],
  ])('are judged with %s', async (_, parts, outcome) => {
    expect(await top(...parts)).toMatchObject(outcome);
  });

  it.each(['ftyp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'styp', 'meta', 'udta', 'free', 'skip', 'uuid'])(
    'go on with %s behind a complete file, so a cut one is missing',
    async (type) => {
      expect(await top(moov, mdat, box(type, Buffer.alloc(64)).subarray(0, 24))).toMatchObject({
        value: { isClipped: true },
      });
    },
  );

  it('have no index of more than 32 MiB', async () => {
    const limit = 32 * 1024 * 1024;
    const head = (length: number) => Buffer.concat([words(length), latin('moov'), Buffer.alloc(8)]);
    const reader = (length: number) => ({
      size: limit + 64,
      read: async (at: number) => (at === 0 ? head(length) : Buffer.alloc(0)),
    });
    expect(await readTopBoxes(reader(limit + 1))).toEqual({ ok: false, error: 'too-large-tags' });
    expect(await readTopBoxes(reader(limit))).toEqual({ ok: false, error: 'not-media' });
  });
});

describe('a complete MP4 file with more bytes behind it', () => {
  const complete = [FTYP, box('moov', Buffer.alloc(16)), box('mdat', Buffer.alloc(32))];

  it.each([
    ['moov', true],
    ['mdat', true],
    ['moof', true],
    ['junk', false],
  ])('of which the box %s extends past the end of the file is clipped: %s', async (type, isClipped) => {
    const more = box(type, Buffer.alloc(64)).subarray(0, 24);
    const top = await readTopBoxes(aByteReader(Buffer.concat([...complete, more])));
    expect(top).toMatchObject({ ok: true, value: { isClipped } });
  });
});

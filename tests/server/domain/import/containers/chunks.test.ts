import { readView, wordAt } from '../../../../../server/domain/import/containers/byte-reader';
import { AIFF, ASF, CAF, chunksOf, DSDIFF, DSF, RIFF } from '../../../../../server/domain/import/containers/chunks';
import {
  contentOf,
  elementAt,
  elementsIn,
  floatOf,
  readElement,
  unsignedOf,
} from '../../../../../server/domain/import/containers/ebml';
import { syncsafeOf } from '../../../../../server/domain/import/containers/syncsafe';
import {
  aByteReader,
  aiffChunk,
  bigEndian,
  dsdiffChunk,
  littleEndian,
  riffChunk,
} from '../../../../support/builders/tag-bytes';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const hex = (text: string): DataView => viewOf(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const little64 = (value: number): Buffer => Buffer.concat([littleEndian(value), Buffer.alloc(4)]);

async function chunksIn(layout: Parameters<typeof chunksOf>[1], ...parts: readonly Uint8Array[]) {
  const found = [];
  for await (const { word, from, to } of chunksOf(aByteReader(Buffer.concat(parts)), layout))
    found.push([word, from, to]);
  return found;
}

describe('the chunks of a file', () => {
  it('of RIFF begin at even places, with little-endian lengths', async () => {
    const chunks = [
      riffChunk('abcd', Buffer.alloc(3)),
      riffChunk('efgh', Buffer.alloc(2)),
      riffChunk('ijkl', Buffer.alloc(0)),
    ];
    expect(await chunksIn(RIFF, Buffer.alloc(12), ...chunks)).toEqual([
      ['abcd', 20, 23],
      ['efgh', 32, 34],
      ['ijkl', 42, 42],
    ]);
  });

  it('of AIFF begin at even places, with big-endian lengths', async () => {
    const chunks = [aiffChunk('abcd', Buffer.alloc(3)), aiffChunk('efgh', Buffer.alloc(2))];
    expect(await chunksIn(AIFF, Buffer.alloc(12), ...chunks)).toEqual([
      ['abcd', 20, 23],
      ['efgh', 32, 34],
    ]);
  });

  it('of DSDIFF begin at even places, with lengths of eight bytes', async () => {
    const chunks = [dsdiffChunk('abcd', Buffer.alloc(3)), dsdiffChunk('efgh', Buffer.alloc(2))];
    expect(await chunksIn(DSDIFF, Buffer.alloc(16), ...chunks)).toEqual([
      ['abcd', 28, 31],
      ['efgh', 44, 46],
    ]);
  });

  it('of CAF follow each other without a gap', async () => {
    const chunk = (word: string, length: number) => [
      latin(word),
      bigEndian(0),
      bigEndian(length),
      Buffer.alloc(length),
    ];
    expect(await chunksIn(CAF, Buffer.alloc(8), ...chunk('abcd', 3), ...chunk('efgh', 2))).toEqual([
      ['abcd', 20, 23],
      ['efgh', 35, 37],
    ]);
  });

  it('of DSF have lengths that include their heads', async () => {
    const chunk = (word: string, length: number) => [latin(word), little64(length + 12), Buffer.alloc(length)];
    expect(await chunksIn(DSF, ...chunk('abcd', 3), ...chunk('efgh', 2))).toEqual([
      ['abcd', 12, 15],
      ['efgh', 27, 29],
    ]);
    expect(await chunksIn(DSF, latin('abcd'), little64(11), ...chunk('efgh', 0))).toEqual([
      ['abcd', 12, 12],
      ['efgh', 24, 24],
    ]);
  });

  it('of ASF have names of 16 bytes', async () => {
    const chunk = (word: string, length: number) => [
      latin(word.padEnd(16, 'x')),
      little64(length + 24),
      Buffer.alloc(length),
    ];
    expect(await chunksIn(ASF, ...chunk('abcd', 3), ...chunk('efgh', 2))).toEqual([
      ['abcdxxxxxxxxxxxx', 24, 27],
      ['efghxxxxxxxxxxxx', 51, 53],
    ]);
  });

  it('go on to the end of the file where their length is unknown', async () => {
    expect(await chunksIn(RIFF, Buffer.alloc(12), latin('data'), littleEndian(0xffffffff), Buffer.alloc(7))).toEqual([
      ['data', 20, 27],
    ]);
    const unknown = Buffer.alloc(8, 0xff);
    expect(await chunksIn(CAF, Buffer.alloc(8), latin('data'), unknown, Buffer.alloc(7))).toEqual([['data', 20, 27]]);
    const least = Buffer.from([0x80, 0, 0, 0, 0, 0, 0, 0]);
    expect(await chunksIn(CAF, Buffer.alloc(8), latin('data'), least, Buffer.alloc(7))).toEqual([['data', 20, 27]]);
  });

  it('may state an end behind the end of the file', async () => {
    expect(await chunksIn(RIFF, Buffer.alloc(12), latin('data'), littleEndian(0xfffffffe), Buffer.alloc(7))).toEqual([
      ['data', 20, 20 + 0xfffffffe],
    ]);
  });

  it('end where a head is incomplete', async () => {
    expect(await chunksIn(RIFF, Buffer.alloc(12), riffChunk('abcd', Buffer.alloc(0)), Buffer.alloc(7))).toEqual([
      ['abcd', 20, 20],
    ]);
  });

  it('are at most a thousand', async () => {
    const many = Array.from({ length: 1_001 }, () => riffChunk('abcd', Buffer.alloc(0)));
    expect(await chunksIn(RIFF, Buffer.alloc(12), ...many)).toHaveLength(1_000);
  });
});

describe('a word in bytes', () => {
  it('has four letters, or as many as are asked for and are there', async () => {
    const view = await readView(aByteReader(latin('xabc\xe9def')), 1, 6);
    expect([wordAt(view, 0), wordAt(view, 1, 2), wordAt(view, 4), wordAt(view, 6)]).toEqual([
      'abc\xe9',
      'bc',
      'de',
      '',
    ]);
  });
});

describe('a syncsafe number', () => {
  it('has seven bits of each byte', () => {
    expect(syncsafeOf(Uint8Array.of(9, 0x01, 0x02, 0x03, 0x04), 1)).toBe((1 << 21) + (2 << 14) + (3 << 7) + 4);
    expect(syncsafeOf(Uint8Array.of(0xff, 0xff, 0xff, 0xff), 0)).toBe(2 ** 28 - 1);
    expect(syncsafeOf(Uint8Array.of(1, 1), 0)).toBe((1 << 21) + (1 << 14));
  });
});

describe('an element of Matroska', () => {
  it.each([
    ['a name of one byte', 'a3 84 00', { id: 0xa3, start: 0, body: 2, length: 4 }],
    ['a name of two bytes', '42 82 84', { id: 0x4282, start: 0, body: 3, length: 4 }],
    ['a name of four bytes', '1a 45 df a3 84', { id: 0x1a45dfa3, start: 0, body: 5, length: 4 }],
    ['a length of one byte', 'a3 fe', { id: 0xa3, start: 0, body: 2, length: 126 }],
    ['a length of two bytes', 'a3 41 02', { id: 0xa3, start: 0, body: 3, length: 0x102 }],
    ['a length of eight bytes', 'a3 01 00 00 01 00 00 00 05', { id: 0xa3, start: 0, body: 9, length: 2 ** 32 + 5 }],
    ['an unknown length of one byte', 'a3 ff', { id: 0xa3, start: 0, body: 2, length: undefined }],
    ['an unknown length of two bytes', 'a3 7f ff', { id: 0xa3, start: 0, body: 3, length: undefined }],
    [
      'an unknown length of eight bytes',
      'a3 01 ff ff ff ff ff ff ff',
      { id: 0xa3, start: 0, body: 9, length: undefined },
    ],
    ['a length of nothing', 'a3 80', { id: 0xa3, start: 0, body: 2, length: 0 }],
  ])('is read with %s', (_, bytes, element) => {
    expect(readElement(hex(bytes), 0)).toEqual(element);
  });

  it.each([
    ['no byte', ''],
    ['a name alone', 'a3'],
    ['a name that is cut', '42'],
    ['a name of five bytes', '08 00 00 00 01 84'],
    ['a name of nothing', '00 84'],
    ['a length that is cut', 'a3 41'],
    ['a length of more than eight bytes', 'a3 00 00 00 00 00 00 00 00 00'],
  ])('is not read from %s', (_, bytes) => {
    expect(readElement(hex(bytes), 0)).toBeUndefined();
  });

  it('is read at its place in these bytes, which have a place in the file', async () => {
    expect(readElement(hex('00 00 42 82 84 00'), 2, 100)).toEqual({ id: 0x4282, start: 102, body: 105, length: 4 });
    expect(await elementAt(aByteReader(Buffer.from('00004282840000', 'hex')), 2)).toEqual({
      id: 0x4282,
      start: 2,
      body: 5,
      length: 4,
    });
    const longest = Buffer.from(`00${'1a45dfa3'}0100000000000007`, 'hex');
    expect(await elementAt(aByteReader(longest), 1)).toEqual({ id: 0x1a45dfa3, start: 1, body: 13, length: 7 });
  });

  it('is followed by others, up to one that is incomplete or of unknown length', () => {
    const idsIn = (bytes: string) => elementsIn(hex(bytes)).map(({ id }) => id);
    expect(idsIn('a1 81 00 a2 80 a3 81 00')).toEqual([0xa1, 0xa2, 0xa3]);
    expect(idsIn('a1 80 a2 ff a3 80')).toEqual([0xa1]);
    expect(idsIn('a1 80 00 a3 80')).toEqual([0xa1]);
    expect(idsIn('a1 85 00')).toEqual([0xa1]);
  });

  it('has at most ten thousand children', () => {
    expect(elementsIn(viewOf(Buffer.from('a180'.repeat(10_001), 'hex')))).toHaveLength(10_000);
  });

  it('has the content that its parent holds', () => {
    const view = hex('01 02 03 04');
    const bytesOf = (body: number, length?: number) => {
      const found = contentOf(view, { id: 1, start: 0, body, length });
      return [...new Uint8Array(found.buffer, found.byteOffset, found.byteLength)];
    };
    expect([bytesOf(1, 2), bytesOf(1, 9), bytesOf(9, 2), bytesOf(1), bytesOf(0, 4)]).toEqual([
      [2, 3],
      [2, 3, 4],
      [],
      [],
      [1, 2, 3, 4],
    ]);
  });

  it('holds whole numbers and floating point numbers', () => {
    expect([
      unsignedOf(hex('')),
      unsignedOf(hex('05')),
      unsignedOf(hex('01 02')),
      unsignedOf(hex('01 00 00 00 00')),
    ]).toEqual([0, 5, 258, 2 ** 32]);
    expect([
      floatOf(hex('3fc00000')),
      floatOf(hex('3ff8000000000000')),
      floatOf(hex('3fc0')),
      floatOf(hex('')),
    ]).toEqual([1.5, 1.5, 0, 0]);
  });
});

import { AdtsFrames, NotAdts } from '../../../../server/domain/media/fmp4/adts-frames';
import { audioInitSegment } from '../../../../server/domain/media/fmp4/audio-init';
import { audioSegment } from '../../../../server/domain/media/fmp4/audio-segment';
import { box, u64 } from '../../../../server/domain/media/fmp4/box';
import { findBoxes, readBox, readBoxes, viewOf } from '../../../../server/domain/media/fmp4/box-reader';

const frame = (length: number, fill: number, hasChecksum = false): Uint8Array => {
  const header = hasChecksum ? 9 : 7;
  const all = length + header;
  const bytes = new Uint8Array(all).fill(fill);
  bytes.set([
    0xff,
    hasChecksum ? 0xf0 : 0xf1,
    0x50,
    0x80 | (all >> 11),
    (all >> 3) & 0xff,
    ((all & 7) << 5) | 0x1f,
    0xfc,
  ]);
  return bytes;
};
const join = (...pieces: readonly Uint8Array[]) => Uint8Array.from(pieces.flatMap((piece) => [...piece]));
const types = (bytes: Uint8Array) => readBoxes(bytes, 0, bytes.length).map(({ type }) => type);

describe('audioInitSegment', () => {
  it.each([44_100, 48_000] as const)('describes stereo AAC-LC at %d Hz', (rate) => {
    const init = audioInitSegment(rate);
    const view = viewOf(init);
    const [media] = findBoxes(init, ['moov', 'trak', 'mdia', 'mdhd']);
    const [description] = findBoxes(init, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
    const entry = (description?.body ?? 0) + 8;
    expect(types(init)).toEqual(['ftyp', 'moov']);
    expect(view.getUint32((media?.body ?? 0) + 12)).toBe(rate);
    expect([view.getUint16(entry + 24), view.getUint32(entry + 32) / 0x10000]).toEqual([2, rate]);
    expect(findBoxes(init, ['moov', 'mvex', 'trex'])).toHaveLength(1);
  });

  it('is the same bytes as ever, because clients cache it for good', () => {
    const matrix = '00010000 00000000 00000000 00000000 00010000 00000000 00000000 00000000 40000000';
    const boxes = [
      ['ftyp', '0000001c 66747970', '69736f35 00000200 69736f35 69736f36 6d703431'],
      ['moov', '00000231 6d6f6f76'],
      ['mvhd', '0000006c 6d766864 00000000', '00000000 00000000 0000ac44 00000000 00010000 01000000 00000000 00000000'],
      ['mvhd', matrix, '00000000 00000000 00000000 00000000 00000000 00000000 00000002'],
      ['trak', '00000195 7472616b'],
      ['tkhd', '0000005c 746b6864 00000003', '00000000 00000000 00000001 00000000 00000000 00000000 00000000'],
      ['tkhd', '00000001 01000000', matrix, '00000000 00000000'],
      ['mdia', '00000131 6d646961'],
      ['mdhd', '00000020 6d646864 00000000', '00000000 00000000 0000ac44 00000000 55c40000'],
      ['hdlr', '00000026 68646c72 00000000', '00000000 736f756e 00000000 00000000 00000000 736f756e6400'],
      ['minf', '000000e3 6d696e66'],
      ['smhd', '00000010 736d6864 00000000 00000000'],
      ['dinf', '00000024 64696e66', '0000001c 64726566 00000000 00000001 0000000c 75726c20 00000001'],
      ['stbl', '000000a7 7374626c'],
      ['stsd', '0000005b 73747364 00000000 00000001'],
      ['mp4a', '0000004b 6d703461', '00000000 00000001 00000000 00000000 00020010 00000000 ac440000'],
      ['esds', '00000027 65736473 00000000', '0319 000100 0411 40150000 00 00000000 00000000 0502 1210 0601 02'],
      ['stts', '00000010 73747473 00000000 00000000'],
      ['stsc', '00000010 73747363 00000000 00000000'],
      ['stsz', '00000014 7374737a 00000000 00000000 00000000'],
      ['stco', '00000010 7374636f 00000000 00000000'],
      ['mvex', '00000028 6d766578'],
      ['trex', '00000020 74726578 00000000', '00000001 00000001 00000400 00000000 00000000'],
    ];
    const expected = boxes.flatMap(([, ...hex]) => hex).join('');
    expect(Buffer.from(audioInitSegment(44_100)).toString('hex')).toBe(expected.replaceAll(' ', ''));
  });

  it('contains the decoder configuration of the sample rate', () => {
    const has = (rate: 44_100 | 48_000, config: string) =>
      Buffer.from(audioInitSegment(rate)).toString('hex').includes(config);
    expect([has(44_100, '05021210'), has(48_000, '05021190'), has(44_100, '05021190')]).toEqual([true, true, false]);
  });
});

describe('audioSegment', () => {
  const segment = audioSegment(3, 2 ** 33 + 5, [new Uint8Array([1, 2, 3]), new Uint8Array([4])]);
  const view = viewOf(segment);
  const place = (...path: string[]) => findBoxes(segment, path)[0]?.body ?? 0;

  it('is written byte by byte as players expect it', () => {
    const moof = ['00000060 6d6f6f66', '00000010 6d666864 00000000 00000004'];
    const traf = ['00000048 74726166', '00000010 74666864 00020000 00000001'];
    const times = ['00000014 74666474 01000000 00000002 00000005'];
    const run = ['0000001c 7472756e 00000201 00000002 00000068 00000003 00000001'];
    const mdat = ['0000000c 6d646174 01020304'];
    const expected = [...moof, ...traf, ...times, ...run, ...mdat].join('').replaceAll(' ', '');
    expect(Buffer.from(segment).toString('hex')).toBe(expected);
  });

  it('is one fragment', () => {
    expect(types(segment)).toEqual(['moof', 'mdat']);
  });

  it('states its position in the song, also after hours', () => {
    expect(Number(view.getBigUint64(place('moof', 'traf', 'tfdt') + 4))).toBe(2 ** 33 + 5);
    expect(view.getUint32(place('moof', 'mfhd') + 4)).toBe(4);
  });

  it('states the place and the sizes of its frames', () => {
    const run = place('moof', 'traf', 'trun');
    const start = view.getUint32(run + 8);
    expect([view.getUint32(run + 4), view.getUint32(run + 12), view.getUint32(run + 16)]).toEqual([2, 3, 1]);
    expect([...segment.subarray(start, start + 4)]).toEqual([1, 2, 3, 4]);
  });
});

describe('AdtsFrames', () => {
  const stream = join(frame(300, 1), frame(10, 2, true), frame(1, 3));

  it.each([1, 2, 7, 100, 1_000])('splits a stream that arrives in pieces of %i bytes', (size) => {
    const adts = new AdtsFrames();
    const frames: Uint8Array[] = [];
    for (let at = 0; at < stream.length; at += size) frames.push(...adts.push(stream.slice(at, at + size)));
    expect(frames.map((each) => [each.length, each[0]])).toEqual([
      [300, 1],
      [10, 2],
      [1, 3],
    ]);
  });

  it.each([
    ['anything else', Uint8Array.from(Array(20).fill(0))],
    ['a frame without content', Uint8Array.from([0xff, 0xf1, 0x50, 0x80, 0, 0xff, 0xfc])],
    ['a frame of another layer', Uint8Array.from([0xff, 0xf3, 0x50, 0x80, 1, 0x1f, 0xfc, 7])],
    ['a header whose first byte is wrong', Uint8Array.from([0xfe, 0xf1, 0x50, 0x80, 1, 0x1f, 0xfc, 7])],
    ['a header whose second byte is wrong', Uint8Array.from([0xff, 0xe1, 0x50, 0x80, 1, 0x1f, 0xfc, 7])],
  ])('refuses %s', (_, bytes) => {
    expect(() => new AdtsFrames().push(bytes)).toThrow(NotAdts);
  });
});

describe('an ADTS header', () => {
  it('may be one of MPEG-2', () => {
    expect(new AdtsFrames().push(Uint8Array.from([0xff, 0xf9, 0x50, 0x80, 1, 0x1f, 0xfc, 7]))).toEqual([
      Uint8Array.of(7),
    ]);
  });

  it('states a length of 13 bits', () => {
    const longest = frame(0x1fff - 7, 5);
    expect(new AdtsFrames().push(longest).map(({ length }) => length)).toEqual([0x1fff - 7]);
    expect(new AdtsFrames().push(longest.subarray(0, -1))).toEqual([]);
  });
});

describe('a box', () => {
  it.each([
    ['a size of nothing', [0, 0, 0, 0, ...Buffer.from('free')], { type: 'free', start: 0, body: 8, end: 8 }],
    ['a size below its header', [0, 0, 0, 7, ...Buffer.from('free')], { type: 'free', start: 0, body: 8, end: 8 }],
    ['a size of its header', [0, 0, 0, 8, ...Buffer.from('free')], { type: 'free', start: 0, body: 8, end: 8 }],
    ['a size beyond the bytes', [0, 0, 0, 9, ...Buffer.from('free')], { type: 'free', start: 0, body: 8, end: 9 }],
    [
      'a long size below its header',
      [0, 0, 0, 1, ...Buffer.from('mdat'), 0, 0, 0, 0, 0, 0, 0, 3],
      { type: 'mdat', start: 0, body: 16, end: 16 },
    ],
  ])('with %s ends behind its header at least', (_, bytes, place) => {
    expect(readBox(Uint8Array.from(bytes), 0)).toEqual(place);
  });

  it('is read at its own place', () => {
    const bytes = join(box('free', Uint8Array.of(1, 2)), box('mdat', Uint8Array.of(3)));
    expect(readBox(bytes, 10)).toEqual({ type: 'mdat', start: 10, body: 18, end: 19 });
    expect(readBoxes(bytes, 0, 18).map(({ type }) => type)).toEqual(['free']);
    expect(readBoxes(bytes, 0, 19).map(({ type }) => type)).toEqual(['free', 'mdat']);
    expect(readBoxes(bytes, 10, 19).map(({ type }) => type)).toEqual(['mdat']);
  });
});

describe('u64', () => {
  it('is exact beyond 32 bits', () => {
    expect([...u64(2 ** 32 + 258)]).toEqual([0, 0, 0, 1, 0, 0, 1, 2]);
  });
});

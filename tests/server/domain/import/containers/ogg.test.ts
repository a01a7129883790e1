import { readOggHead } from '../../../../../server/domain/import/containers/ogg-heads';
import { chainedLength, isOutOfOrder } from '../../../../../server/domain/import/containers/ogg-order';
import {
  findOggPages,
  isWholeOggPage,
  packetsEndingIn,
  readOggPage,
  type OggPage,
} from '../../../../../server/domain/import/containers/ogg-pages';
import { placeOfOgg } from '../../../../../server/domain/import/containers/ogg-sound';
import { lastOf } from '../../../../../server/domain/import/containers/sound-place';
import { flacHead, opusHead, page, pageHead, speexHead, vorbisHead } from '../../../../support/builders/ogg-bytes';
import { aByteReader } from '../../../../support/builders/tag-bytes';

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('a page of an Ogg file', () => {
  it('is read at its place', () => {
    const bytes = Buffer.concat([Buffer.alloc(3), page({ serial: 7, granule: 2 ** 33 + 1, bodies: [300, 10] })]);
    expect(readOggPage(viewOf(bytes), 3)).toEqual({
      serial: 7,
      granule: 2 ** 33 + 1,
      isFirst: false,
      isLast: false,
      start: 3,
      body: 3 + 27 + 3,
      end: 3 + 27 + 3 + 310,
    });
  });

  it.each([
    [0, false, false],
    [1, false, false],
    [2, true, false],
    [4, false, true],
    [6, true, true],
  ])('with the flags %i begins or ends a stream', (flags, isFirst, isLast) => {
    expect(readOggPage(viewOf(page({ flags })), 0)).toMatchObject({ isFirst, isLast });
  });

  it('may have no position', () => {
    expect(readOggPage(viewOf(page({ granule: -1 })), 0)?.granule).toBe(-1);
  });

  it('is there where its header is whole, even if its body is not', () => {
    const whole = page({ bodies: [300] });
    const head = 27 + 2;
    expect(readOggPage(viewOf(whole.subarray(0, head)), 0)?.end).toBe(whole.length);
    expect(readOggPage(viewOf(whole.subarray(0, head - 1)), 0)).toBeUndefined();
    expect(readOggPage(viewOf(whole.subarray(0, 26)), 0)).toBeUndefined();
    expect(readOggPage(viewOf(page({ bodies: [] })), 0)).toMatchObject({ body: 27, end: 27 });
    expect(readOggPage(viewOf(Buffer.concat([latin('OggX'), whole.subarray(4)])), 0)).toBeUndefined();
  });

  it.each([
    [[], 0],
    [[10], 1],
    [[254, 0, 3], 3],
    [[255], 1],
    [[600, 10], 2],
  ])('in which packets of %j bytes end has %i of them', (bodies, packets) => {
    expect(packetsEndingIn(viewOf(page({ bodies })))).toBe(packets);
  });

  it('in which a packet goes on has one packet less', () => {
    expect(packetsEndingIn(viewOf(pageHead({}, [10, 255])))).toBe(1);
  });

  it('is found by its pattern, and the next one behind its end', () => {
    const inner = page({ serial: 9, bodies: [5] });
    const outer = Buffer.concat([pageHead({ serial: 1 }, [inner.length]), inner]);
    const bytes = Buffer.concat([latin('Ogg Ogg'), outer, latin('x'), page({ serial: 2, bodies: [4] })]);
    expect(findOggPages(viewOf(bytes)).map(({ serial }) => serial)).toEqual([1, 2]);
    expect(findOggPages(viewOf(page({ bodies: [] })))).toHaveLength(1);
  });

  it('is whole where its checksum is that of its bytes', () => {
    const bytes = Buffer.concat([Buffer.alloc(5), page({ serial: 7, bodies: [40] }), Buffer.alloc(5)]);
    const found = readOggPage(viewOf(bytes), 5) as OggPage;
    expect(isWholeOggPage(viewOf(bytes), found)).toBe(true);
    const places = [0, 4, 21, 22, 25, 26, 27, 28, found.end - 6];
    const damaged = places.map((at) => bytes.map((byte, index) => (index === 5 + at ? byte ^ 1 : byte)));
    expect(damaged.map((each) => isWholeOggPage(viewOf(each), found))).toEqual(places.map(() => false));
    expect(isWholeOggPage(viewOf(bytes.subarray(0, found.end)), found)).toBe(true);
    expect(isWholeOggPage(viewOf(bytes.subarray(0, found.end - 1)), found)).toBe(false);
  });
});

describe('the head of a stream of an Ogg file', () => {
  const headOf = (bytes: Buffer, at = 0) => readOggHead(viewOf(bytes), at);
  const none = Buffer.alloc(4);

  it.each([
    [
      'Vorbis',
      vorbisHead(44_100, 2),
      16,
      { codec: 'vorbis', sampleRate: 44_100, channels: 2, granuleRate: 44_100, granuleStart: 0, headPackets: 3 },
    ],
    [
      'Opus',
      opusHead(2, 312),
      12,
      { codec: 'opus', sampleRate: 48_000, channels: 2, granuleRate: 48_000, granuleStart: 312, headPackets: 2 },
    ],
    [
      'FLAC',
      flacHead(96_000, 8, 3),
      31,
      { codec: 'flac', sampleRate: 96_000, channels: 8, granuleRate: 96_000, granuleStart: 0, headPackets: 4 },
    ],
    [
      'Speex',
      speexHead(16_000, 1, 2),
      72,
      { codec: 'speex', sampleRate: 16_000, channels: 1, granuleRate: 16_000, granuleStart: 0, headPackets: 4 },
    ],
  ])('is that of %s', (_, bytes, length, head) => {
    expect(headOf(Buffer.concat([none, bytes]), 4)).toEqual(head);
    expect([headOf(bytes.subarray(0, length)) !== undefined, headOf(bytes.subarray(0, length - 1))]).toEqual([
      true,
      undefined,
    ]);
  });

  it.each([
    ['Vorbis without a rate', vorbisHead(0, 2), undefined],
    ['Vorbis without channels', vorbisHead(44_100, 0), undefined],
    ['Opus without channels', opusHead(0, 312), undefined],
    ['FLAC without a rate', flacHead(0, 2, 3), undefined],
    ['Speex without a rate', speexHead(0, 1, 0), undefined],
    ['CELT', latin('CELT    '), 'unsupported'],
    ['a word that begins like CELT', latin('CELT   x'), undefined],
    ['a word that ends like CELT', latin('xCELT   '), undefined],
    ['anything else', latin('\x80theora'), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ])('is not one of sound that we play: %s', (_, bytes, head) => {
    expect(headOf(bytes)).toBe(head);
  });

  it('of Speex states at most 16 packets more', () => {
    expect(
      [speexHead(8_000, 1, 16), speexHead(8_000, 1, 17)].map(
        (bytes) => (headOf(bytes) as { headPackets: number }).headPackets,
      ),
    ).toEqual([18, 18]);
  });
});

describe('the order of the pages of an Ogg file', () => {
  const ORDER = { serial: 1, serials: new Set([1, 2]), tailStart: 2 ** 40, lastGranule: 1_000 };
  /** 64 pages of 1,024 bytes, with these positions at the pages of these numbers; other pages have their number as position. */
  const fileOf = (odd: Readonly<Record<number, { readonly granule?: number; readonly serial?: number }>>) =>
    Buffer.concat(
      Array.from({ length: 64 }, (_, at) => page({ serial: 1, granule: at, ...odd[at], bodies: [1_024 - 27 - 4] })),
    );
  const isOdd = (odd: Parameters<typeof fileOf>[0], order: Partial<typeof ORDER> = {}) =>
    isOutOfOrder(aByteReader(fileOf(odd)), { ...ORDER, ...order });

  it('is that of one recording where the time increases', async () => {
    expect(await isOdd({})).toBe(false);
    expect(await isOdd({ 2: { granule: 1 } })).toBe(false);
    expect(await isOdd({ 1: { granule: 0 } })).toBe(false);
  });

  it.each([2, 4, 8, 16, 32, 48, 56, 60])('is that of several where the time goes back at page %i of 64', async (at) => {
    expect(await isOdd({ [at]: { granule: 0 } })).toBe(true);
  });

  it.each([1, 2, 4, 8, 16, 32, 48, 56, 60])(
    'is that of several where another stream is at page %i of 64',
    async (at) => {
      expect(await isOdd({ [at]: { serial: 3, granule: -1 } })).toBe(true);
    },
  );

  it('is that of several where a time is behind the last one', async () => {
    expect([await isOdd({}, { lastGranule: 60 }), await isOdd({}, { lastGranule: 59 })]).toEqual([false, true]);
  });

  it('is not told by pages without a time, nor by those of the other streams at the beginning', async () => {
    expect(await isOdd({ 8: { granule: -1 } })).toBe(false);
    expect(await isOdd({ 8: { serial: 2, granule: 0 } })).toBe(false);
  });

  it('is not looked at where all pages are known', async () => {
    const odd = { 32: { granule: 0 } };
    expect(await isOdd(odd, { tailStart: 32 * 1_024 })).toBe(false);
    expect(await isOdd(odd, { tailStart: 32 * 1_024 + 1 })).toBe(true);
  });

  it('is told by the next page with a time, also one behind a large page', async () => {
    const large = page({ serial: 2, granule: 5, bodies: [20_000] });
    const before = Array.from({ length: 40 }, (_, at) => page({ serial: 1, granule: at + 500, bodies: [1_000] }));
    const behind = Array.from({ length: 90 }, () => page({ serial: 1, granule: 3, bodies: [1_000] }));
    const bytes = Buffer.concat([...before, large, ...behind]);
    expect(await isOutOfOrder(aByteReader(bytes), ORDER)).toBe(true);
  });
});

describe('several recordings in one Ogg file', () => {
  const recording = (serial: number, granules: readonly number[], head = opusHead(2, 0)) => [
    page({ serial, flags: 2, granule: 0, packets: [head] }),
    ...granules.map((granule) => page({ serial, granule, bodies: [200] })),
  ];
  const lengthOf = (...pages: readonly Buffer[]) => chainedLength(aByteReader(Buffer.concat(pages)));

  it('are as long as the sum of their last positions', async () => {
    expect(await lengthOf(...recording(1, [100, 250]))).toBe(250);
    expect(await lengthOf(...recording(1, [100, 250]), ...recording(2, [70]))).toBe(320);
    expect(await lengthOf(...recording(1, [100, 250]), ...recording(1, [70]), ...recording(1, [5]))).toBe(325);
  });

  it('have the length of their sound alone', async () => {
    expect(await lengthOf(...recording(1, [100], latin('\x80theora')), ...recording(2, [70]))).toBe(70);
    expect(await lengthOf(...recording(1, [100]), ...recording(1, [70], latin('\x80theora')))).toBe(100);
    expect(await lengthOf(...recording(1, [100, -1]))).toBe(100);
    expect(await lengthOf(...recording(1, [100]), page({ serial: 9, granule: 900, bodies: [9] }))).toBe(100);
  });

  it('end where no page follows', async () => {
    expect(await lengthOf(...recording(1, [100]), Buffer.alloc(9), ...recording(2, [70]))).toBe(100);
    expect(await lengthOf()).toBe(0);
  });
});

describe('the place of the sound in an Ogg file', () => {
  const placed = (bytes: Buffer, headPackets: number, start = 0) =>
    placeOfOgg(
      aByteReader(bytes),
      { serial: 1, headPackets },
      { start, pages: findOggPages(viewOf(bytes.subarray(start))) },
    );
  const HEADS = [
    page({ serial: 1, flags: 2, granule: 0, bodies: [20] }),
    page({ serial: 2, flags: 2, granule: 0, bodies: [20] }),
  ];
  const tags = page({ serial: 1, granule: 0, bodies: [30] });
  const sound = (granule: number, size = 100, serial = 1) => page({ serial, granule, bodies: [size] });
  const bodyAt = (at: number, size: number) => ({ from: at + 28, to: at + 28 + size });

  it('is the bodies of its own pages behind the head packets', async () => {
    const parts = [...HEADS, tags, sound(960), sound(5, 50, 2), sound(1_920, 120)];
    const starts = parts.map((_, at) => Buffer.concat(parts.slice(0, at)).length);
    const bodies = [bodyAt(Number(starts[3]), 100), bodyAt(Number(starts[5]), 120)];
    expect(await placed(Buffer.concat(parts), 2)).toEqual({
      length: 1_920,
      head: bodies,
      tail: lastOf(bodies),
      middle: [],
    });
  });

  it('has the pages of the tail at their place in the file', async () => {
    const bytes = Buffer.concat([...HEADS, tags, sound(960), sound(1_920, 120)]);
    const start = bytes.length - sound(1_920, 120).length;
    const { head, tail, length } = await placed(bytes, 2, start);
    expect([head.length, tail, length]).toEqual([2, [bodyAt(start, 120)], 1_920]);
  });

  it('ends with the file where its last page is cut', async () => {
    const bytes = Buffer.concat([...HEADS, tags, sound(960)]).subarray(0, -9);
    const { head, tail } = await placed(bytes, 2);
    expect([head.at(-1)?.to, tail.at(-1)?.to]).toEqual([bytes.length, bytes.length]);
  });

  it('is unknown where no sound follows the head packets', async () => {
    expect(await placed(Buffer.concat([...HEADS, tags]), 2)).toEqual({ length: 0, head: [], tail: [], middle: [] });
    expect(await placed(Buffer.concat([...HEADS, tags, sound(960)]), 3)).toMatchObject({
      head: [],
      tail: [],
      length: 960,
    });
  });

  it('is that of the last pages of any stream where its own has none there', async () => {
    const bytes = Buffer.concat([...HEADS, tags, sound(960), sound(77, 50, 2)]);
    const start = bytes.length - sound(77, 50, 2).length;
    const { tail, length } = await placed(bytes, 2, start);
    expect([tail, length]).toEqual([[bodyAt(start, 50)], 77]);
  });

  it('has the first 64 kB only', async () => {
    const pages = Array.from({ length: 4 }, (_, at) => page({ serial: 1, granule: at, bodies: [30_000] }));
    const { head } = await placed(Buffer.concat([...HEADS, tags, ...pages]), 2);
    expect(head.map(({ from, to }) => to - from)).toEqual([30_000, 30_000, 64 * 1024 - 60_000]);
  });
});

import { hasZeroedMiddle } from '../../../../../server/domain/import/containers/has-zeroed-middle';
import { locateSound } from '../../../../../server/domain/import/containers/locate-sound';
import { readContainer } from '../../../../../server/domain/import/containers/read-container';
import { firstOf, lastOf, placeOfStretches } from '../../../../../server/domain/import/containers/sound-place';
import {
  leadingTags,
  skipLeadingTags,
  skipTrailingTags,
  trailingTags,
} from '../../../../../server/domain/import/containers/surrounding-tags';
import { cluster, header, info, segment, soundTrack, tracks } from '../../../../support/builders/matroska-bytes';
import { mpegFrame } from '../../../../support/builders/mpeg-frames';
import {
  aByteReader,
  aiffChunk,
  aiffFile,
  apeTag,
  box,
  dsdiffChunk,
  flacFile,
  id3v1,
  id3v2,
  littleEndian,
  riffChunk,
  syncsafe,
} from '../../../../support/builders/tag-bytes';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const KB = 1024;

describe('the place of a sound', () => {
  it('of one stretch has its first and its last 64 kB, and sixteen pieces of 2 kB', () => {
    const place = placeOfStretches([{ from: 1_000, to: 1_000 + 1_700_000 }]);
    expect(place).toEqual({
      length: 1_700_000,
      head: [{ from: 1_000, to: 1_000 + 64 * KB }],
      tail: [{ from: 1_701_000 - 64 * KB, to: 1_701_000 }],
      middle: Array.from({ length: 16 }, (_, at) => ({
        from: 101_000 + at * 100_000,
        to: 101_000 + at * 100_000 + 2 * KB,
      })),
    });
  });

  it('of several stretches goes on from one to the next', () => {
    const stretches = [
      { from: 0, to: 850 },
      { from: 2_000, to: 2_850 },
    ];
    const at = (start: number, end: number) => ({ from: start, to: end });
    expect(placeOfStretches(stretches).middle).toEqual([
      ...[100, 200, 300, 400, 500, 600, 700, 800].map((start) => at(start, 850)),
      ...[900, 1_000, 1_100, 1_200, 1_300, 1_400, 1_500, 1_600].map((start) => at(start - 850 + 2_000, 2_850)),
    ]);
  });

  it('of no stretch is nothing', () => {
    expect(placeOfStretches([])).toEqual({ length: 0, head: [], tail: [], middle: [] });
  });

  const A = { from: 100, to: 100 + 40 * KB };
  const B = { from: 100_000, to: 100_000 + 40 * KB };

  it('has its first 64 kB in as many stretches as are needed', () => {
    expect(firstOf([A, B, A])).toEqual([A, { from: 100_000, to: 100_000 + 24 * KB }]);
    expect(firstOf([{ from: 0, to: 64 * KB }, A])).toEqual([{ from: 0, to: 64 * KB }]);
    expect(firstOf([A])).toEqual([A]);
  });

  it('has its last 64 kB in as many stretches as are needed', () => {
    expect(lastOf([A, A, B])).toEqual([{ from: 100 + 16 * KB, to: A.to }, B]);
    expect(lastOf([A, { from: 0, to: 64 * KB }])).toEqual([{ from: 0, to: 64 * KB }]);
    expect(lastOf([A])).toEqual([A]);
  });
});

describe('the tags before a sound', () => {
  const find = (...parts: readonly Buffer[]) => leadingTags(aByteReader(Buffer.concat(parts)));

  it('are as long as they state, one after the other', async () => {
    const found = await find(id3v2([Buffer.alloc(200)]), id3v2([Buffer.alloc(5)]), Buffer.alloc(20));
    expect(found).toEqual([
      { from: 0, to: 210 },
      { from: 210, to: 225 },
    ]);
  });

  it('may have a footer, and may be cut', async () => {
    expect(await find(id3v2([Buffer.alloc(5)], { flags: 0x10 }))).toEqual([{ from: 0, to: 25 }]);
    expect(await find(id3v2([Buffer.alloc(5)], { flags: 0xef }))).toEqual([{ from: 0, to: 15 }]);
    expect(await find(id3v2([], { length: 900 }))).toEqual([{ from: 0, to: 910 }]);
    expect(await find(id3v2([]).subarray(0, 9))).toEqual([]);
    expect(await find(latin('ID2'), Buffer.alloc(20))).toEqual([]);
  });

  it('are at most eight', async () => {
    const nine = Array.from({ length: 9 }, () => id3v2([]));
    expect(await find(...nine)).toHaveLength(8);
    expect(await skipLeadingTags(aByteReader(Buffer.concat(nine)))).toBe(80);
    expect(await skipLeadingTags(aByteReader(Buffer.alloc(50)))).toBe(0);
  });
});

describe('the tags behind a sound', () => {
  const SOUND = Buffer.alloc(300, 0x55);
  const find = async (...parts: readonly Buffer[]) => {
    const found = await trailingTags(aByteReader(Buffer.concat([SOUND, ...parts])), 0);
    return found.map(({ kind, from, to }) => [kind, from - SOUND.length, to - SOUND.length]);
  };
  const ape = apeTag({ key: 'Title', value: latin('Mưa') });
  const apeWithHead = (() => {
    const tag = Buffer.concat([latin('APETAGEX'), Buffer.alloc(24), ape]);
    tag.writeUInt32LE(0x80000000, tag.length - 12);
    return tag;
  })();
  const footed = (body: number, footer = '3DI') =>
    Buffer.concat([id3v2([Buffer.alloc(body)]), latin(footer), Buffer.from([4, 0, 0x10]), syncsafe(body)]);
  const lyrics = (length: number) =>
    Buffer.concat([Buffer.alloc(length, 0x41), latin(`${length}`.padStart(6, '0')), latin('LYRICS200')]);

  it.each([
    ['an ID3v1 tag', id3v1({}), [['id3v1', 0, 128]]],
    ['an APE tag', ape, [['ape', 0, ape.length]]],
    ['an APE tag with a header', apeWithHead, [['ape', 0, apeWithHead.length]]],
    ['Lyrics3', lyrics(40), [['lyrics3', 0, 55]]],
    ['an ID3v2 tag with a footer', footed(50), [['id3v2', 0, 70]]],
    ['a footer without its tag', footed(50).subarray(10), []],
    ['another footer', footed(50, '3DX'), []],
    ['nothing', Buffer.alloc(0), []],
    [
      'ID3v1 behind APE',
      Buffer.concat([ape, id3v1({})]),
      [
        ['id3v1', ape.length, ape.length + 128],
        ['ape', 0, ape.length],
      ],
    ],
    [
      'APE behind Lyrics3',
      Buffer.concat([lyrics(40), ape]),
      [
        ['ape', 55, 55 + ape.length],
        ['lyrics3', 0, 55],
      ],
    ],
    ['Lyrics3 without a length', Buffer.concat([Buffer.alloc(40, 0x41), latin('abcdefLYRICS200')]), []],
    ['a word that is none of them', latin('TAGS'.padEnd(127, ' ')), []],
  ])('are found: %s', async (_, bytes, tags) => {
    expect(await find(bytes)).toEqual(tags);
  });

  it('never begin before the sound', async () => {
    const reader = aByteReader(Buffer.concat([Buffer.alloc(10), id3v1({})]));
    expect(await skipTrailingTags(reader, 10)).toBe(10);
    expect(await skipTrailingTags(reader, 11)).toBe(138);
    expect(await skipTrailingTags(aByteReader(Buffer.alloc(50)), 0)).toBe(50);
    expect(await skipTrailingTags(aByteReader(id3v1({})), 0)).toBe(0);
    expect(await skipTrailingTags(aByteReader(id3v1({}).subarray(1)), 0)).toBe(127);
  });

  it('are at most eight', async () => {
    expect(await find(...Array.from({ length: 9 }, () => id3v1({})))).toHaveLength(8);
  });

  it('are found where the file is hardly longer than they are', async () => {
    const [tag] = await trailingTags(aByteReader(ape), 0);
    expect(tag).toEqual({ kind: 'ape', from: 0, to: ape.length });
    expect(await trailingTags(aByteReader(ape.subarray(-31)), 0)).toEqual([]);
    expect(await trailingTags(aByteReader(lyrics(0)), 0)).toEqual([{ kind: 'lyrics3', from: 0, to: 15 }]);
    expect(await trailingTags(aByteReader(lyrics(0).subarray(1)), 0)).toEqual([]);
    expect(await trailingTags(aByteReader(footed(0)), 0)).toEqual([{ kind: 'id3v2', from: 0, to: 20 }]);
  });
});

describe('the sound of a file that only decoders read', () => {
  const at = async (container: Parameters<typeof locateSound>[1], ...parts: readonly Buffer[]) => {
    const { place, isClipped } = await locateSound(aByteReader(Buffer.concat(parts)), container);
    return [place.head, isClipped];
  };
  const long = (word: string, length: number, inclusive: number) =>
    Buffer.concat([latin(word), littleEndian(length + inclusive), littleEndian(0), Buffer.alloc(length)]);
  const one = (from: number, to: number) => [{ from, to }];
  const riff = (kind: string, ...chunks: readonly Buffer[]) =>
    Buffer.concat([latin('RIFF'), littleEndian(4), latin(kind), ...chunks]);

  it('is in the chunk of its format', async () => {
    expect(
      await at('wav', riff('WAVE', riffChunk('LIST', Buffer.alloc(4)), riffChunk('data', Buffer.alloc(9)))),
    ).toEqual([one(32, 41), false]);
    expect(await at('aiff', aiffFile(aiffChunk('COMM', Buffer.alloc(4)), aiffChunk('SSND', Buffer.alloc(9))))).toEqual([
      one(32, 41),
      false,
    ]);
    expect(await at('dff', Buffer.alloc(16), dsdiffChunk('DSD ', Buffer.alloc(9)))).toEqual([one(28, 37), false]);
    expect(await at('dff', Buffer.alloc(16), dsdiffChunk('DST ', Buffer.alloc(9)))).toEqual([one(28, 37), false]);
    expect(await at('caf', Buffer.alloc(8), dsdiffChunk('data', Buffer.alloc(8)))).toEqual([one(20, 28), false]);
    expect(await at('dsf', long('DSD ', 16, 12), long('data', 9, 12))).toEqual([one(40, 49), false]);
    expect(await at('asf', long('0&\xb2u'.padEnd(16, 'x'), 6, 24), long('6&\xb2u'.padEnd(16, 'x'), 9, 24))).toEqual([
      one(54, 63),
      false,
    ]);
  });

  it('is the bodies of its boxes, its clusters, or its list of pictures and sound', async () => {
    expect(
      await at(
        'mp4',
        box('ftyp'),
        box('moov'),
        box('mdat', Buffer.alloc(5)),
        box('free'),
        box('mdat', Buffer.alloc(6)),
      ),
    ).toEqual([
      [
        { from: 24, to: 29 },
        { from: 45, to: 51 },
      ],
      false,
    ]);
    const parts = [header('webm'), segment(info(1), tracks(soundTrack('A_X')), cluster(0))];
    const file = Buffer.concat(parts);
    expect(await at('webm', file)).toEqual([one(file.length - cluster(0).length + 8, file.length), false]);
    expect(await at('matroska', file)).toEqual([one(file.length - cluster(0).length + 8, file.length), false]);
    const list = (kind: string) => riffChunk('LIST', Buffer.concat([latin(kind), Buffer.alloc(8)]));
    expect(await at('avi', riff('AVI ', list('hdrl'), riffChunk('movi', Buffer.alloc(4)), list('movi')))).toEqual([
      one(52, 64),
      false,
    ]);
  });

  it('may go on behind the end of the file', async () => {
    const cut = riff('WAVE', riffChunk('data', Buffer.alloc(8))).subarray(0, -1);
    expect(await at('wav', cut)).toEqual([one(20, 27), true]);
  });

  it('is what lies between the tags where its place is not known', async () => {
    const tagged = [id3v2([Buffer.alloc(10)]), Buffer.alloc(50, 0x55), id3v1({})];
    expect(await at('tta', ...tagged)).toEqual([one(20, 70), false]);
    expect(await at('wav', ...tagged)).toEqual([one(20, 70), false]);
    expect(await at('webm', ...tagged)).toEqual([one(20, 70), false]);
    expect(await at('mp4', ...tagged)).toEqual([one(20, 70), false]);
    expect(await at('tta', id3v2([], { length: 900 }))).toEqual([one(10, 10), false]);
  });
});

describe('a container', () => {
  const kindOf = async (...parts: readonly Buffer[]) => {
    const read = await readContainer(aByteReader(Buffer.concat(parts)));
    return read.ok ? read.value.container : read.error;
  };
  const frames = Buffer.concat(Array.from({ length: 40 }, () => mpegFrame()));

  it('is told by its first bytes', async () => {
    expect(await kindOf()).toBe('empty');
    expect(await kindOf(frames)).toBe('mp3');
    expect(await kindOf(id3v2([Buffer.alloc(20)]), frames)).toBe('mp3');
    expect(
      await kindOf(header('webm'), segment(info(1_000), tracks(soundTrack('A_OPUS')), cluster(0), cluster(500))),
    ).toBe('webm');
    expect(await kindOf(flacFile([0, Buffer.alloc(34)]))).toBe('not-media');
    expect(await kindOf(Buffer.from('OggS'))).toBe('no-audio');
  });
});

describe('a sound that was probed for zeros', () => {
  const isHollow = (bytes: Buffer, from = 0, to = bytes.length) =>
    hasZeroedMiddle(aByteReader(bytes), placeOfStretches([{ from, to }]));

  it.each([
    [512, true],
    [511, false],
  ])('is hollow where its last %i bytes are zeros: %s', async (zeros, hollow) => {
    expect(await isHollow(Buffer.concat([Buffer.alloc(9_000, 7), Buffer.alloc(zeros)]))).toBe(hollow);
  });

  it.each([0.2, 0.35, 0.5, 0.65, 0.8])('is hollow where zeros are at %d of it', async (share) => {
    const bytes = Buffer.alloc(100_512, 7);
    const at = 100_000 * share;
    expect(await isHollow(bytes.fill(0, at, at + 512))).toBe(true);
    expect(await isHollow(bytes.fill(7, at + 511, at + 512))).toBe(false);
  });

  it('is not probed where it is shorter than a probe', async () => {
    expect(await isHollow(Buffer.alloc(512))).toBe(true);
    expect(await isHollow(Buffer.alloc(511))).toBe(false);
    expect(await isHollow(Buffer.concat([Buffer.alloc(600), Buffer.alloc(511)]), 600)).toBe(false);
  });
});

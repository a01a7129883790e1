import { readMp4 } from '../../../../../server/domain/import/containers/read-mp4';
import { placeOfStretches } from '../../../../../server/domain/import/containers/sound-place';
import type { StreamFacts } from '../../../../../server/domain/import/containers/stream-facts';
import { evenTable, mp4Track, pictureEntry, soundEntry, timesBox, words } from '../../../../support/builders/mp4-bytes';
import { aByteReader, bigEndian, box } from '../../../../support/builders/tag-bytes';

const FTYP = box('ftyp', Buffer.alloc(8));

const SAMPLES = 100;
const SAMPLE_BYTES = 40;
const MDAT = box('mdat', Buffer.alloc(SAMPLES * SAMPLE_BYTES, 7));
const sound = (offset: number, more: Parameters<typeof mp4Track>[0] = {}) =>
  mp4Track({ duration: SAMPLES * 1_024, table: evenTable(SAMPLES, SAMPLE_BYTES, 1_024, offset), ...more });
const picture = (more: Parameters<typeof mp4Track>[0] = {}) =>
  mp4Track({
    id: 2,
    handler: 'vide',
    entry: pictureEntry('avc1'),
    timescale: 1_000,
    duration: 3_000,
    table: [box('stsz', words(0, 10, 75))],
    ...more,
  });
const index = (...tracks: readonly Buffer[]) => box('moov', timesBox('mvhd', 1_000, 2_133), ...tracks);
const read = (...parts: readonly Buffer[]) => readMp4(aByteReader(Buffer.concat(parts)));
const factsOf = async (...parts: readonly Buffer[]): Promise<StreamFacts> =>
  ((await read(...parts)) as { value: StreamFacts }).value;
/** The index of such tracks whose samples begin in the box behind it. */
const indexed = (tracks: (offset: number) => readonly Buffer[]): Buffer => {
  const { length } = index(...tracks(0));
  return index(...tracks(FTYP.length + length + 8));
};
const AAC = { codec: 'aac', sampleRate: 48_000, channels: 2, bitrate: 15_000, track: 0 };

describe('an MP4 file', () => {
  it('is what its index tells', async () => {
    const moov = indexed((offset) => [sound(offset)]);
    const from = FTYP.length + moov.length + 8;
    expect(await read(FTYP, moov, MDAT)).toEqual({
      ok: true,
      value: {
        container: 'mp4',
        durationMs: 2_133,
        proof: 'proved',
        sound: AAC,
        video: null,
        hasOtherPicture: false,
        place: placeOfStretches([{ from, to: from + 4_000 }]),
      },
    });
  });

  it('has its sound in all its boxes of data, and in no other box', async () => {
    const moov = indexed((offset) => [sound(offset)]);
    const from = FTYP.length + moov.length + 8;
    const { place } = await factsOf(FTYP, moov, MDAT, box('free', Buffer.alloc(20)), box('mdat', Buffer.alloc(30)));
    const second = from + 4_000 + 28 + 8;
    expect(place).toEqual(
      placeOfStretches([
        { from, to: from + 4_000 },
        { from: second, to: second + 30 },
      ]),
    );
  });

  it('is as long as the longer of sound and picture', async () => {
    const long = indexed((offset) => [sound(offset), picture()]);
    expect(await factsOf(FTYP, long, MDAT)).toMatchObject({
      durationMs: 3_000,
      video: { codec: 'h264', width: 640, height: 360, fps: 25 },
    });
    const short = indexed((offset) => [sound(offset), picture({ duration: 1_000 })]);
    expect(await factsOf(FTYP, short, MDAT)).toMatchObject({ durationMs: 2_133 });
  });

  it('may have a picture alone', async () => {
    expect(await factsOf(FTYP, index(picture()), MDAT)).toMatchObject({ durationMs: 3_000, sound: { codec: 'none' } });
  });

  it('is heard by its first sound with a codec that we play', async () => {
    const moov = indexed((offset) => [
      sound(0, { entry: soundEntry('ac-3') }),
      sound(offset),
      sound(offset, { entry: soundEntry('Opus') }),
    ]);
    expect((await factsOf(FTYP, moov, MDAT)).sound).toEqual({ ...AAC, track: 1 });
  });

  it.each([
    ['a moving picture', 75, 3_000, true],
    ['a cover', 1, 3_000, false],
    ['slides', 2, 3_000, false],
  ])(
    'of an unknown codec has another picture where it is no still: %s',
    async (_, pictures, duration, hasOtherPicture) => {
      const unknown = { entry: pictureEntry('xxxx'), duration, table: [box('stsz', words(0, 10, pictures))] };
      const moov = indexed((offset) => [sound(offset), picture(unknown)]);
      expect(await factsOf(FTYP, moov, MDAT)).toMatchObject({ video: null, hasOtherPicture });
    },
  );

  it('is seen by its first picture that we can play', async () => {
    const moov = indexed((offset) => [
      sound(offset),
      picture({ entry: pictureEntry('xxxx') }),
      picture(),
      picture({ entry: pictureEntry('vp09') }),
    ]);
    expect(await factsOf(FTYP, moov, MDAT)).toMatchObject({ video: { codec: 'h264' }, hasOtherPicture: false });
  });

  it.each([
    ['no tracks', index(), 'no-audio'],
    ['subtitles alone', index(mp4Track({ handler: 'text' })), 'no-audio'],
    ['a sound that we do not play', index(mp4Track({ entry: soundEntry('ac-3') })), 'unsupported-codec'],
    [
      'a sound that we do not play beside a picture',
      index(mp4Track({ entry: soundEntry('ac-3') }), picture()),
      'unsupported-codec',
    ],
    ['no length', box('moov', mp4Track({ duration: 0 })), 'no-duration'],
  ])('is refused with %s', async (_, moov, error) => {
    expect(await read(FTYP, moov, MDAT)).toEqual({ ok: false, error });
  });

  it.each([
    ['all bytes', 0, 'proved', 2_133],
    ['a byte too few', 1, 'cut', 2_112],
    ['half of its samples', 2_000, 'cut', 1_067],
  ])('with %s is as long as its samples', async (_, missing, proof, durationMs) => {
    const moov = indexed((offset) => [sound(offset)]);
    expect(await factsOf(FTYP, moov, MDAT.subarray(0, MDAT.length - missing))).toMatchObject({ proof, durationMs });
  });

  it('is cut where another box goes on behind the end of the file', async () => {
    const moov = indexed((offset) => [sound(offset)]);
    expect(await factsOf(FTYP, moov, MDAT, box('mdat', Buffer.alloc(9)).subarray(0, 12))).toMatchObject({
      proof: 'cut',
      durationMs: 2_133,
    });
  });

  it.each([
    ['as much as is tolerated', 2_654, 'proved'],
    ['more than is tolerated', 2_655, 'cut'],
  ])('may state a longer time than its samples have: %s', async (_, length, proof) => {
    const moov = indexed((offset) => [sound(offset, { edits: [[length, 0]] })]);
    expect(await factsOf(FTYP, moov, MDAT)).toMatchObject({ proof, durationMs: length });
  });

  it.each([
    ['half of the rate', 24_000, 'proved'],
    ['a third of the rate', 16_000, 'doubtful'],
    ['twice the rate', 96_000 / 2, 'proved'],
  ])('of AAC may have frames of %s', async (_, rate, proof) => {
    const moov = indexed((offset) => [sound(offset, { entry: soundEntry('mp4a', { rate }) })]);
    expect((await factsOf(FTYP, moov, MDAT)).proof).toBe(proof);
  });

  it('of another codec may have frames of any length', async () => {
    const moov = indexed((offset) => [sound(offset, { entry: soundEntry('Opus', { rate: 8_000 }) })]);
    expect((await factsOf(FTYP, moov, MDAT)).proof).toBe('proved');
  });

  it('without samples is doubtful', async () => {
    expect(await factsOf(FTYP, index(mp4Track()), MDAT)).toMatchObject({ proof: 'doubtful', durationMs: 2_000 });
  });

  it('takes the length of its media or of its movie where its edits tell one that cannot be', async () => {
    const impossible = [[0xfffffff0, 0]] as const;
    const moov = indexed((offset) => [sound(offset, { edits: impossible })]);
    expect((await factsOf(FTYP, moov, MDAT)).durationMs).toBe(2_133);
    const none = box('moov', timesBox('mvhd', 1_000, 1_500), mp4Track({ duration: 0 }));
    expect((await factsOf(FTYP, none, MDAT)).durationMs).toBe(1_500);
  });

  const moof = (id: number, samples: number) =>
    box(
      'moof',
      box(
        'traf',
        box('tfhd', words(8, id, 1_024)),
        box('trun', words(0x200, samples, ...Array<number>(samples).fill(50))),
      ),
    );

  it('of fragments is as long as they are', async () => {
    const moov = index(mp4Track({ duration: 0 }));
    const file = [FTYP, moov, moof(1, 60), MDAT, moof(1, 40), MDAT];
    expect(await factsOf(...file)).toMatchObject({ proof: 'proved', durationMs: 2_133, sound: { bitrate: 18_750 } });
  });

  it('is doubtful where fragments follow a complete file, or a second file', async () => {
    const moov = indexed((offset) => [sound(offset)]);
    expect(await factsOf(FTYP, moov, MDAT, moof(1, 60), MDAT)).toMatchObject({ proof: 'doubtful', durationMs: 2_133 });
    expect((await factsOf(FTYP, moov, MDAT, moof(9, 60), MDAT)).proof).toBe('proved');
    expect((await factsOf(FTYP, moov, MDAT, moov)).proof).toBe('proved');
    expect((await factsOf(FTYP, index(mp4Track({ duration: 0 })), moof(1, 100), MDAT, index(mp4Track()))).proof).toBe(
      'doubtful',
    );
  });
});

const MONO_RATE = 8_000;

/** Mono AAC whose one chunk of samples begins at `offset` in the file. */
function anIndex(offset: number): Buffer {
  const entry = box('mp4a', Buffer.alloc(16), bigEndian(1, 2), Buffer.alloc(6), words(MONO_RATE * 0x10000));
  const table = box(
    'stbl',
    box('stsd', words(0, 1), entry),
    box('stts', words(0, 1, SAMPLES, 1_024)),
    box('stsc', words(0, 1, 1, SAMPLES, 1)),
    box('stsz', words(0, SAMPLE_BYTES, SAMPLES)),
    box('stco', words(0, 1, offset)),
  );
  const media = box(
    'mdia',
    box('mdhd', words(0, 0, 0, MONO_RATE, SAMPLES * 1_024)),
    box('hdlr', words(0, 0), Buffer.from('soun')),
    box('minf', table),
  );
  return box('moov', box('trak', box('tkhd', Buffer.alloc(84)), media));
}

/** An MP4 file with this number of its samples. */
function anMp4(samples: number): Buffer {
  const head = box('ftyp', Buffer.alloc(8));
  const sound = box('mdat', Buffer.alloc(SAMPLES * SAMPLE_BYTES, 7));
  const before = head.length + anIndex(0).length + 8;
  return Buffer.concat([head, anIndex(before), sound]).subarray(0, before + samples * SAMPLE_BYTES);
}

describe('an MP4 file of 100 samples', () => {
  it.each([
    ['all', SAMPLES, 12_800, 'proved'],
    ['60 of the 100', 60, 7_680, 'cut'],
  ])('is as long as the samples that are present: %s', async (_, samples, durationMs, proof) => {
    const read = await readMp4(aByteReader(anMp4(samples)));
    expect(read).toMatchObject({
      ok: true,
      value: { durationMs, proof, sound: { sampleRate: MONO_RATE, channels: 1 } },
    });
  });
});

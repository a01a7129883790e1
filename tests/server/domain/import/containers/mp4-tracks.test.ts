import { presentSamples } from '../../../../../server/domain/import/containers/mp4-samples';
import { readMp4Tracks, type Mp4Track } from '../../../../../server/domain/import/containers/mp4-tracks';
import { readBox } from '../../../../../server/domain/media/fmp4/box-reader';
import { evenTable, mp4Track, soundEntry, timesBox, words } from '../../../../support/builders/mp4-bytes';
import { box } from '../../../../support/builders/tag-bytes';

const MUCH = 2 ** 40;
const tracksOf = (...boxes: readonly Buffer[]): Mp4Track[] => readMp4Tracks(box('moov', ...boxes), MUCH);
const trackOf = (given: Parameters<typeof mp4Track>[0]): Mp4Track =>
  tracksOf(timesBox('mvhd', 1_000, 3_000), mp4Track(given))[0] as Mp4Track;

describe('a track of an MP4 file', () => {
  it.each([false, true])('is read, with fields of 64 bits: %s', (isLong) => {
    const table = evenTable(100, 40, 1_024, 0);
    const entry = soundEntry('mp4a');
    const moov = box('moov', timesBox('mvhd', 1_000, 3_000, isLong), mp4Track({ id: 7, isLong, table, entry }));
    const [track] = readMp4Tracks(moov, MUCH);
    expect({ ...track, entry: undefined }).toEqual({
      id: 7,
      handler: 'soun',
      format: 'mp4a',
      entry: undefined,
      timescale: 48_000,
      seconds: 2,
      mediaSeconds: 2,
      movieSeconds: 3,
      samples: 100,
      sampleBytes: 4_000,
      present: { samples: 100, ticks: 102_400, allTicks: 102_400 },
      isQuarterTurned: false,
    });
    const view = track?.entry as DataView;
    expect(Buffer.from(view.buffer, view.byteOffset, view.byteLength)).toEqual(entry);
  });

  it.each([false, true])('is as long as its edits, without those that only delay it; of 64 bits: %s', (isLong) => {
    const edits = [
      [500, -1],
      [1_200, 1_024],
      [300, 0],
    ] as const;
    expect(trackOf({ isLong, edits })).toMatchObject({ seconds: 1.5, mediaSeconds: 2 });
    expect(trackOf({ isLong, edits: [[500, -1]] }).seconds).toBe(2);
    expect(trackOf({ isLong, edits: [] }).seconds).toBe(2);
  });

  it('may have an unknown length', () => {
    const unknown = tracksOf(timesBox('mvhd', 0, 0xffffffff), mp4Track({ timescale: 0, duration: 0xffffffff }))[0];
    expect(unknown).toMatchObject({ timescale: 1, seconds: 0, mediaSeconds: 0, movieSeconds: 0 });
    const most = tracksOf(timesBox('mvhd', 1, 0xfffffffe), mp4Track({ timescale: 1, duration: 0xfffffffe }))[0];
    expect(most).toMatchObject({ seconds: 0xfffffffe, movieSeconds: 0xfffffffe });
    const long = tracksOf(
      timesBox('mvhd', 0, 2 ** 33, true),
      mp4Track({ timescale: 0, duration: 2 ** 33, isLong: true }),
    )[0];
    expect(long).toMatchObject({ timescale: 1, seconds: 2 ** 33, movieSeconds: 2 ** 33 });
  });

  it('has no length of the movie where there is no header', () => {
    expect(tracksOf(mp4Track())[0]).toMatchObject({ movieSeconds: 0, seconds: 2 });
  });

  it.each([
    ['upright', [0x10000, 0], false],
    ['turned by 90 degrees', [0, 0x10000], true],
    ['turned by 270 degrees', [0, 0xffff0000], true],
    ['of no matrix', [0, 0], false],
    ['skewed', [0x10000, 0x10000], false],
  ] as const)('is turned or not: %s', (_, matrix, isTurned) => {
    expect([false, true].map((isLong) => trackOf({ matrix, isLong }).isQuarterTurned)).toEqual([isTurned, isTurned]);
  });

  it('has the sum of the sizes of its samples', () => {
    const table = [box('stsz', words(0, 0, 3, 10, 20, 30))];
    expect(trackOf({ table })).toMatchObject({ samples: 3, sampleBytes: 60, present: undefined });
    expect(trackOf({})).toMatchObject({ samples: 0, sampleBytes: 0, present: undefined });
  });

  it.each(['tkhd', 'mdhd', 'hdlr', 'stsd', 'stbl', 'mdia'])('is left out without its box %s', (type) => {
    const track = mp4Track();
    track.write('free', track.indexOf(type), 'latin1');
    expect(tracksOf(track, mp4Track({ id: 2 })).map(({ id }) => id)).toEqual([2]);
  });
});

describe('the samples of a track', () => {
  const present = (fileSize: number, ...boxes: readonly Buffer[]) => {
    const bytes = box('stbl', ...boxes);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return presentSamples(view, readBox(bytes, 0) as never, fileSize);
  };
  const EVEN = [
    box('stts', words(0, 1, 10, 100)),
    box('stsc', words(0, 1, 1, 5, 1)),
    box('stsz', words(0, 10, 10)),
    box('stco', words(0, 2, 1_000, 2_000)),
  ];

  it.each([
    [2_050, 10],
    [2_049, 9],
    [2_010, 6],
    [2_009, 5],
    [1_050, 5],
    [1_049, 4],
    [1_000, 0],
    [0, 0],
  ])('of one size in two chunks are present within %i bytes: %i', (size, samples) => {
    expect(present(size, ...EVEN)).toEqual({ samples, ticks: samples * 100, allTicks: 1_000 });
  });

  const UNEVEN = [
    box('stts', words(0, 2, 2, 100, 9, 7)),
    box('stsc', words(0, 2, 1, 1, 1, 2, 2, 1)),
    box('stsz', words(0, 0, 5, 10, 20, 30, 40, 50)),
    box('co64', words(0, 3, 0, 1_000, 0, 2_000, 0, 3_000)),
  ];

  it.each([
    [3_090, 5, 221],
    [3_089, 4, 214],
    [3_039, 3, 207],
    [2_050, 3, 207],
    [2_049, 2, 200],
    [1_010, 1, 100],
    [1_009, 0, 0],
  ])('of several sizes in chunks of several lengths are present within %i bytes: %i', (size, samples, ticks) => {
    expect(present(size, ...UNEVEN)).toEqual({ samples, ticks, allTicks: 221 });
  });

  it('are as many as the table of sizes really holds', () => {
    const [times, runs, , places] = EVEN as [Buffer, Buffer, Buffer, Buffer];
    expect(present(MUCH, times, runs, box('stsz', words(0, 0, 9, 10, 20)), places)).toMatchObject({
      samples: 2,
      allTicks: 200,
    });
  });

  it('are no more than the tables of chunks and of times really hold', () => {
    const [times, runs, sizes] = EVEN as [Buffer, Buffer, Buffer, Buffer];
    expect(present(MUCH, times, runs, sizes, box('stco', words(0, 9, 1_000)))).toMatchObject({ samples: 5 });
    expect(present(MUCH, times, runs, sizes, box('co64', words(0, 9, 0, 1_000)))).toMatchObject({ samples: 5 });
    expect(present(MUCH, times, box('stsc', words(0, 9)), sizes, box('stco', words(0, 1, 9)))).toMatchObject({
      samples: 0,
    });
    expect(present(MUCH, box('stts', words(0, 9, 4, 100)), runs, sizes, box('stco', words(0, 2, 9, 9)))).toMatchObject({
      ticks: 400,
      allTicks: 400,
    });
  });

  it.each([0, 1, 2, 3])('are unknown without one of their tables: %i', (left) => {
    expect(present(MUCH, ...EVEN.filter((_, at) => at !== left))).toBeUndefined();
  });

  it('are unknown where there are none', () => {
    const [times, runs, , places] = EVEN as [Buffer, Buffer, Buffer, Buffer];
    expect(present(MUCH, times, runs, box('stsz', words(0, 10, 0)), places)).toBeUndefined();
  });
});

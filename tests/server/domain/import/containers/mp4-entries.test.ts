import { readMp4Picture, readMp4Sound } from '../../../../../server/domain/import/containers/mp4-entries';
import { readFragments } from '../../../../../server/domain/import/containers/mp4-fragments';
import { readMp4Tracks, type Mp4Track } from '../../../../../server/domain/import/containers/mp4-tracks';
import { mp4Track, pictureEntry, soundEntry, timesBox, words } from '../../../../support/builders/mp4-bytes';
import { aByteReader, bigEndian, box } from '../../../../support/builders/tag-bytes';

const MUCH = 2 ** 40;
const tracksOf = (...boxes: readonly Buffer[]): Mp4Track[] => readMp4Tracks(box('moov', ...boxes), MUCH);
const trackOf = (given: Parameters<typeof mp4Track>[0]): Mp4Track =>
  tracksOf(timesBox('mvhd', 1_000, 3_000), mp4Track(given))[0] as Mp4Track;

describe('the sound of an MP4 file', () => {
  const soundOf = (entry: Buffer, more: Partial<Mp4Track> = {}) =>
    readMp4Sound({ ...trackOf({ entry }), sampleBytes: 32_000, ...more });
  const esds = (...descriptor: readonly number[]) => box('esds', words(0), Buffer.from(descriptor));
  const SHORT = [3, 25, 0, 1, 0, 4, 17];

  it.each([
    ['MPEG-4 AAC', soundEntry('mp4a', {}, esds(...SHORT, 0x40)), 'aac'],
    ['MPEG-2 AAC', soundEntry('mp4a', {}, esds(...SHORT, 0x66)), 'aac'],
    ['MPEG-2 AAC LC', soundEntry('mp4a', {}, esds(...SHORT, 0x67)), 'aac'],
    ['MPEG-2 AAC SSR', soundEntry('mp4a', {}, esds(...SHORT, 0x68)), 'aac'],
    ['MPEG-2 layer III', soundEntry('mp4a', {}, esds(...SHORT, 0x69)), 'mp3'],
    ['MPEG-1 layer III', soundEntry('mp4a', {}, esds(...SHORT, 0x6b)), 'mp3'],
    [
      'a padded length',
      soundEntry('mp4a', {}, esds(3, 0x80, 0x80, 0x80, 25, 0, 1, 0, 4, 0x80, 0x80, 0x80, 17, 0x6b)),
      'mp3',
    ],
    ['no description', soundEntry('mp4a'), 'aac'],
    ['a description without descriptor 4', soundEntry('mp4a', {}, esds(3, 25)), 'aac'],
    ['ALAC', soundEntry('alac'), 'alac'],
    ['FLAC', soundEntry('fLaC'), 'flac'],
    ['Opus', soundEntry('Opus'), 'opus'],
    ['MP3', soundEntry('.mp3'), 'mp3'],
  ])('with %s is heard', (_, entry, codec) => {
    expect(soundOf(entry)).toEqual({ codec, sampleRate: 48_000, channels: 2, bitrate: 128_000 });
  });

  it.each(['sowt', 'twos', 'raw ', 'fl32', 'in24', 'lpcm', 'ipcm', 'fpcm', 'alaw', 'ulaw'])(
    'with %s is PCM',
    (format) => {
      expect(soundOf(soundEntry(format))?.codec).toBe('pcm');
    },
  );

  it.each([
    ['AC-3 by its description', soundEntry('mp4a', {}, esds(...SHORT, 0xa5))],
    ['AC-3', soundEntry('ac-3')],
    ['a protected codec', soundEntry('enca')],
    ['an entry that is cut', box('mp4a', Buffer.alloc(27))],
  ])('is not heard with %s', (_, entry) => {
    expect(soundOf(entry)).toBeUndefined();
  });

  it('has the rate and the channels of its entry, or of its track, or two channels', () => {
    expect(soundOf(soundEntry('mp4a', { channels: 6, rate: 44_100 }))).toMatchObject({
      channels: 6,
      sampleRate: 44_100,
    });
    expect(soundOf(soundEntry('mp4a', { channels: 0, rate: 0 }), { timescale: 96_000 })).toMatchObject({
      channels: 2,
      sampleRate: 96_000,
    });
    expect(soundOf(soundEntry('mp4a'), { seconds: 0 })?.bitrate).toBe(0);
    expect(soundOf(soundEntry('mp4a'), { seconds: 3 })?.bitrate).toBe(85_333);
  });

  it("of ALAC has the rate and the channels of the codec's own box", () => {
    const config = Buffer.alloc(28);
    config[13] = 8;
    config.writeUInt32BE(96_000, 24);
    expect(soundOf(soundEntry('alac', {}, box('free'), box('alac', config)))).toMatchObject({
      channels: 8,
      sampleRate: 96_000,
    });
    expect(soundOf(soundEntry('alac', {}, box('alac', config.subarray(0, 27))))).toMatchObject({
      channels: 2,
      sampleRate: 48_000,
    });
  });
});

describe('the picture of an MP4 file', () => {
  const pictureOf = (entry: Buffer, more: Partial<Mp4Track> = {}) =>
    readMp4Picture({ ...trackOf({ entry, handler: 'vide' }), samples: 50, ...more });

  it.each([
    ['avc1', 'h264'],
    ['avc3', 'h264'],
    ['hev1', 'hevc'],
    ['hvc1', 'hevc'],
    ['vp08', 'vp8'],
    ['vp09', 'vp9'],
    ['av01', 'av1'],
    ['mp4v', 'mpeg4'],
  ])('with %s is seen as %s', (format, codec) => {
    expect(pictureOf(pictureEntry(format))).toEqual({ codec, width: 640, height: 360, fps: 25 });
  });

  it.each([
    ['jpeg', pictureEntry('jpeg')],
    ['no width', pictureEntry('avc1', { width: 0, height: 360 })],
    ['no height', pictureEntry('avc1', { width: 640, height: 0 })],
    ['an entry that is cut', box('avc1', Buffer.alloc(27))],
  ])('is not seen with %s', (_, entry) => {
    expect(pictureOf(entry)).toBeUndefined();
  });

  it('has its sides changed where it is turned', () => {
    expect(pictureOf(pictureEntry('avc1'), { isQuarterTurned: true })).toEqual({
      codec: 'h264',
      width: 360,
      height: 640,
      fps: 25,
    });
  });

  it('has its pictures a second to a thousandth, or none where its length is unknown', () => {
    expect(pictureOf(pictureEntry('avc1'), { seconds: 1.5 })?.fps).toBe(33.333);
    expect(pictureOf(pictureEntry('avc1'), { seconds: 0 })?.fps).toBe(0);
  });

  it.each([
    [16, 15, 683],
    [15, 16, 600],
    [20, 1, 12_800],
    [21, 1, 640],
    [1, 20, 32],
    [1, 21, 640],
    [0, 1, 640],
    [1, 0, 640],
  ])('is as wide as it is shown, with pixels of %i to %i', (across, down, width) => {
    expect(pictureOf(pictureEntry('avc1', {}, box('pasp', words(across, down))))?.width).toBe(width);
  });

  it('is as wide as it is coded where the shape of its pixels is cut', () => {
    const cut = pictureEntry('avc1', {}, box('pasp', words(16, 15)));
    cut.writeUInt32BE(cut.length - 1);
    expect(pictureOf(cut)?.width).toBe(640);
  });
});

describe('the fragments of an MP4 file', () => {
  const MOOV = box('moov', box('mvex', box('trex', words(0, 7, 1, 512, 0, 0)), box('trex', words(0, 8, 1, 256, 0, 0))));
  const moof = (...trafs: readonly Buffer[]) => box('moof', ...trafs);
  const traf = (id: number, ...runs: readonly Buffer[]) => box('traf', box('tfhd', words(0, id)), ...runs);
  const totalsOf = async (...parts: readonly Buffer[]) => {
    const boxes = parts.map((part, at) => ({
      type: part.toString('latin1', 4, 8),
      start: Buffer.concat(parts.slice(0, at)).length,
      body: 0,
      length: part.length,
    }));
    return [...(await readFragments(aByteReader(Buffer.concat(parts)), boxes, MOOV))];
  };

  it.each([
    ['nothing', 0, [], 1_024, 0],
    ['an offset', 0x1, [99], 1_024, 0],
    ['flags of the first', 0x4, [99], 1_024, 0],
    ['durations', 0x100, [10, 20], 30, 0],
    ['sizes', 0x200, [10, 20], 1_024, 30],
    ['durations and sizes', 0x300, [1, 10, 2, 20], 3, 30],
    ['durations, sizes, flags and offsets', 0xf00, [1, 10, 0, 9, 2, 20, 0, 9], 3, 30],
    ['sizes behind an offset and flags', 0x205, [99, 99, 10, 20], 1_024, 30],
    ['durations and offsets', 0x900, [1, 9, 2, 9], 3, 0],
    ['sizes and flags', 0x600, [10, 9, 20, 9], 1_024, 30],
  ])('state of their samples %s', async (_, flags, fields, ticks, bytes) => {
    const run = box('trun', words(flags, 2, ...fields));
    expect(await totalsOf(moof(traf(7, run)))).toEqual([[7, { ticks, samples: 2, bytes }]]);
  });

  it('are added up by track', async () => {
    const run = (samples: number) => box('trun', words(0, samples));
    const parts = [
      moof(traf(7, run(1), run(2)), traf(8, run(4))),
      box('mdat', Buffer.alloc(9)),
      moof(traf(7, run(8)), traf(9, run(1))),
    ];
    expect(await totalsOf(...parts)).toEqual([
      [7, { ticks: 11 * 512, samples: 11, bytes: 0 }],
      [8, { ticks: 1_024, samples: 4, bytes: 0 }],
      [9, { ticks: 0, samples: 1, bytes: 0 }],
    ]);
  });

  it('without a header do not count', async () => {
    expect(await totalsOf(moof(box('traf', box('trun', words(0, 5)))))).toEqual([]);
  });

  it('are read to the end of their run only', async () => {
    expect(await totalsOf(moof(traf(7, box('trun', words(0x200, 9, 10, 20), bigEndian(1, 2)))))).toEqual([
      [7, { ticks: 9 * 512, samples: 9, bytes: 30 }],
    ]);
  });
});

import type { StreamFacts } from '../../../../server/domain/import/containers/stream-facts';
import { draftSong } from '../../../../server/domain/import/draft-song';
import {
  countOf,
  credibleLength,
  isCredibleLength,
  limitStream,
  limitTags,
  yearOf,
} from '../../../../server/domain/import/file-limits';
import { PLAIN_SPLIT } from '../../../../server/domain/import/split-names';
import { NO_TAGS } from '../../../support/server/no-tags';

const WEEK = 7 * 24 * 3600 * 1000;
const MUCH = 2 ** 50;
const SOUND = { codec: 'mp3', sampleRate: 44_100, channels: 2, bitrate: 128_000 };
const VIDEO = { codec: 'h264', width: 1920, height: 1080, fps: 30 };
const STREAM: StreamFacts = {
  container: 'mp3',
  durationMs: 60_000,
  proof: 'proved',
  sound: SOUND,
  video: null,
  place: { length: 0, head: [], tail: [], middle: [] },
};
const limit = (change: Partial<StreamFacts>, bytes = MUCH, isHeard = false) =>
  limitStream({ ...STREAM, ...change }, bytes, isHeard);
const soundOf = (change: object) => ({ sound: { ...SOUND, ...change } });
const videoOf = (change: object) => ({ video: { ...VIDEO, ...change } });

describe('the length of a file', () => {
  it.each([
    [WEEK, MUCH, true],
    [WEEK + 1, MUCH, false],
    [1, MUCH, true],
    [0, MUCH, false],
    [-1, MUCH, false],
    [10_000, 80, true],
    [10_000, 79, false],
    [1, 0, false],
    [1_000, 8, true],
    [1_000, 7, false],
    [NaN, MUCH, false],
    [Infinity, MUCH, false],
    [2 ** 31, MUCH, false],
  ])('%d ms is credible for %d bytes: %s', (durationMs, bytes, isCredible) => {
    expect(isCredibleLength(durationMs, bytes)).toBe(isCredible);
  });

  it.each([
    [[0, 500, 600], 500],
    [[1.4, 600], 1],
    [[1.5], 2],
    [[WEEK + 1, -1], WEEK + 1],
    [[NaN, 7], 7],
    [[Infinity, 2 ** 40, 60_000.4, 3], 60_000],
    [[2 ** 40], 2 ** 40],
    [[], 0],
  ])('of %j is %d', (answers, durationMs) => {
    expect(credibleLength(answers, MUCH)).toBe(durationMs);
  });
});

describe('what a container states', () => {
  it.each([
    ['no length', { durationMs: 0 }, 'no-duration'],
    ['a length below nothing', { durationMs: -1 }, 'no-duration'],
    ['a length that is no number', { durationMs: NaN }, 'no-duration'],
    ['a sample rate of 1 Hz', soundOf({ sampleRate: 1 }), 'implausible'],
    ['more than a week', { durationMs: WEEK + 1 }, 'implausible'],
    ['a sample rate just too low', soundOf({ sampleRate: 999 }), 'implausible'],
    ['a sample rate just too high', soundOf({ sampleRate: 1_000_001 }), 'implausible'],
    ['no channel', soundOf({ channels: 0 }), 'implausible'],
    ['a channel too many', soundOf({ channels: 256 }), 'implausible'],
    [
      'neither sound nor a possible picture',
      { ...soundOf({ codec: 'none' }), ...videoOf({ width: 0 }) },
      'implausible',
    ],
  ])('is refused: %s', (_, change, error) => {
    expect(limit(change)).toEqual({ ok: false, error });
  });

  it.each([
    ['a week', { durationMs: WEEK }],
    ['a millisecond', { durationMs: 1 }],
    ['the lowest sample rate', soundOf({ sampleRate: 1_000 })],
    ['the highest sample rate', soundOf({ sampleRate: 1_000_000 })],
    ['one channel', soundOf({ channels: 1 })],
    ['very many channels', soundOf({ channels: 255 })],
    ['the lowest bitrate', soundOf({ bitrate: 1 })],
    ['the highest bitrate', soundOf({ bitrate: 1_000_000_000 })],
    ['the smallest picture', videoOf({ width: 1, height: 1 })],
    ['the largest picture', videoOf({ width: 16_384, height: 16_384 })],
    ['very many pictures a second', videoOf({ fps: 1_000 })],
    ['no sound with a picture', { sound: { codec: 'none', sampleRate: 0, channels: 0, bitrate: 0 }, video: VIDEO }],
  ])('is taken as it is: %s', (_, change) => {
    expect(limit(change)).toEqual({ ok: true, value: { ...STREAM, ...change } });
  });

  it.each([
    ['of no side', { width: 0 }],
    ['of no height', { height: 0 }],
    ['a pixel too wide', { width: 16_385 }],
    ['a pixel too high', { height: 16_385 }],
    ['of half a pixel', { width: 100.5 }],
    ['without end', { width: 2 ** 40 }],
    ['whose height is no number', { height: NaN }],
  ])('loses a picture that cannot be: %s', (_, change) => {
    expect(limit(videoOf(change))).toEqual({ ok: true, value: { ...STREAM, video: null, hasOtherPicture: true } });
  });

  it.each([0, -1, 1_001, NaN, Infinity])('loses an impossible number of pictures a second: %d', (fps) => {
    expect(limit(videoOf({ fps }))).toEqual({ ok: true, value: { ...STREAM, video: { ...VIDEO, fps: 0 } } });
  });

  it.each([
    [0, 600_000, 80_000],
    [-1, 600_000, 80_000],
    [1_000_000_001, 600_000, 80_000],
    [NaN, 1_000_000, 133_333],
    [Infinity, 1_000_000, 133_333],
    [0, 600_003, 80_000],
    [0, 600_004, 80_001],
    [0, MUCH, 1_000_000_000],
  ])('has a bitrate of the size where it states %d: %d bytes are %d bit/s', (stated, bytes, bitrate) => {
    expect(limit(soundOf({ bitrate: stated }), bytes)).toMatchObject({ value: { sound: { bitrate } } });
  });

  it('has a length in whole milliseconds, and at least one', () => {
    const lengths = [60_000.4, 60_000.5, 0.2].map((durationMs) => limit({ durationMs }));
    expect(lengths).toMatchObject([60_000, 60_001, 1].map((durationMs) => ({ value: { durationMs } })));
  });

  it('may be longer than its bytes seem to hold where the length was heard, but never than a week', () => {
    expect([limit({}, 479).ok, limit({}, 480).ok, limit({}, 479, true).ok]).toEqual([false, true, true]);
    expect([limit({ durationMs: WEEK }, 1, true).ok, limit({ durationMs: WEEK + 1 }, 1, true).ok]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the numbers in tags', () => {
  it.each([
    [1, 1],
    [9_999, 9_999],
    [10_000, null],
    [0, null],
    [2.5, null],
    [NaN, null],
    [Infinity, null],
    [-1, null],
    [undefined, null],
  ])('of a track: %s is %s', (value, number) => {
    expect(countOf(value)).toBe(number);
  });

  it.each([
    [999, null],
    [1_000, 1_000],
    [9_999, 9_999],
    [10_000, null],
    [2_004.5, null],
    [NaN, null],
    [Infinity, null],
    [-1, null],
    [undefined, null],
  ])('of a year: %s is %s', (value, year) => {
    expect(yearOf(value)).toBe(year);
  });
});

describe('the part of the tags that is read', () => {
  const text = (length: number) => 'a'.repeat(length);

  it('is the beginning of every text', () => {
    const long = text(4_001);
    const texts = { title: long, comment: long, album: long, displayArtist: long, displayAlbumArtist: long };
    const short = text(4_000);
    const cut = { title: short, comment: short, album: short, displayArtist: short, displayAlbumArtist: short };
    expect(limitTags({ ...NO_TAGS, ...texts, track: 3, recordingId: 'r' })).toEqual({
      ...NO_TAGS,
      ...cut,
      track: 3,
      recordingId: 'r',
    });
  });

  it.each(['artists', 'albumArtists', 'genres', 'composers', 'lyricists', 'arrangers'] as const)(
    'has the first 200 of the %s, and the beginning of each',
    (field) => {
      const limited = limitTags({ ...NO_TAGS, [field]: Array.from({ length: 201 }, () => text(4_001)) });
      expect(limited).toEqual({ ...NO_TAGS, [field]: Array.from({ length: 200 }, () => text(4_000)) });
    },
  );

  it('has the beginning of the lyrics, of their lines and of each line', () => {
    const lines = (count: number, length: number) =>
      Array.from({ length: count }, (_, at) => ({ at, text: text(length) }));
    const one = (length: number) => ({ text: text(length), lines: [] });
    const lyrics = [
      { text: undefined, lines: lines(5_001, 4_001) },
      ...Array.from({ length: 200 }, () => one(200_001)),
    ];
    const limited = limitTags({ ...NO_TAGS, lyrics }).lyrics;
    expect(limited).toHaveLength(200);
    expect(limited[0]).toEqual({ text: undefined, lines: lines(5_000, 4_000) });
    expect(limited.slice(1).filter((each) => each.text?.length !== 200_000)).toEqual([]);
  });

  it('has no line whose time cannot be', () => {
    const lines = [-1, 0, WEEK, WEEK + 1, NaN].map((at) => ({ at, text: `${at}` }));
    expect(limitTags({ ...NO_TAGS, lyrics: [{ lines }] }).lyrics[0]?.lines.map(({ at }) => at)).toEqual([0, WEEK]);
  });

  it('is what a song is made of', () => {
    const long = ')'.repeat(2_000_000);
    const many = Array.from({ length: 100_000 }, (_, index) => `${index}`);
    const lines = [
      { at: NaN, text: 'a' },
      { at: 1_000, text: 'b' },
      { at: 2_000, text: 'c' },
    ];
    const tags = { ...NO_TAGS, title: long, artists: [long], genres: many, composers: many, lyrics: [{ lines }] };
    const song = draftSong({ path: 'a.mp3', tags, stream: STREAM, lyricsBeside: undefined, split: PLAIN_SPLIT });
    expect(song.title.length).toBeLessThanOrEqual(300);
    expect(song.credits[0]?.names).toHaveLength(200);
    expect(song.lyrics?.text).toBe('[00:01.00]b\n[00:02.00]c');
  });
});

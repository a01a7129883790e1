import type { StreamFacts } from '../../../server/domain/import/containers/stream-facts';
import { draftSong } from '../../../server/domain/import/draft-song';
import {
  countOf,
  credibleLength,
  FILE_LIMITS,
  isCredibleLength,
  limitStream,
  yearOf,
} from '../../../server/domain/import/file-limits';
import { PLAIN_SPLIT } from '../../../server/domain/import/split-names';
import { NO_TAGS } from '../../support/server/no-tags';

const MEGABYTE = 1_000_000;
const SOUND = { codec: 'mp3', sampleRate: 44_100, channels: 2, bitrate: 128_000 } as const;
const VIDEO = { codec: 'h264', width: 1920, height: 1080, fps: 30 };
const aStream = (change: Partial<StreamFacts> = {}): StreamFacts => ({
  container: 'mp3',
  durationMs: 60_000,
  proof: 'proved',
  sound: SOUND,
  video: null,
  place: { length: 0, head: [], tail: [], middle: [] },
  ...change,
});
const reasonOf = (change: Partial<StreamFacts>, bytes = MEGABYTE) => {
  const read = limitStream(aStream(change), bytes);
  return read.ok ? 'taken' : read.error;
};
const limited = (change: Partial<StreamFacts>) => {
  const read = limitStream(aStream(change), MEGABYTE);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

describe('the length that a file states', () => {
  it.each([NaN, Infinity, -1, 0, 2 ** 31, FILE_LIMITS.durationMs + 1])('is not credible: %s ms', (durationMs) => {
    expect(isCredibleLength(durationMs, 2 ** 50)).toBe(false);
  });

  it('is not credible for fewer bytes than silence needs', () => {
    expect([isCredibleLength(1_000, 8), isCredibleLength(1_000, 7)]).toEqual([true, false]);
  });

  it('is the first credible one of several lengths, else the stated length', () => {
    expect(credibleLength([Infinity, 2 ** 40, 60_000.4, 3], MEGABYTE)).toBe(60_000);
    expect([credibleLength([2 ** 40], MEGABYTE), credibleLength([], MEGABYTE)]).toEqual([2 ** 40, 0]);
  });
});

describe('the facts that a container states', () => {
  it.each([
    ['a length beyond a week', { durationMs: FILE_LIMITS.durationMs + 1 }, 'implausible'],
    ['no length', { durationMs: NaN }, 'no-duration'],
    ['a sample rate of 1 Hz', { sound: { ...SOUND, sampleRate: 1 } }, 'implausible'],
    ['the least sample rate', { sound: { ...SOUND, sampleRate: FILE_LIMITS.sampleRate.least } }, 'taken'],
    ['no channels', { sound: { ...SOUND, channels: 0 } }, 'implausible'],
    ['an endless picture', { video: { ...VIDEO, width: 2 ** 40 } }, 'taken'],
    [
      'an endless picture and no sound',
      { video: { ...VIDEO, width: 0 }, sound: { ...SOUND, codec: 'none' } },
      'implausible',
    ],
    ['what can be', {}, 'taken'],
  ] as const)('are accepted or refused: %s', (_, change, outcome) => expect(reasonOf(change, 2 ** 50)).toBe(outcome));

  it.each([0, -5, NaN, Infinity, 2 ** 60])(
    'get a bit rate that is calculated from the size in place of %s',
    (bitrate) => {
      expect(limited({ sound: { ...SOUND, bitrate } }).sound.bitrate).toBe(133_333);
    },
  );

  it('lose an impossible picture, and an impossible frame rate', () => {
    expect(limited({ video: { ...VIDEO, height: NaN } })).toMatchObject({ video: null, hasOtherPicture: true });
    expect(limited({ video: { ...VIDEO, fps: Infinity } }).video).toEqual({ ...VIDEO, fps: 0 });
  });
});

describe('the facts that tags state', () => {
  it.each([NaN, Infinity, -1, 0, 1.5, 10_000, undefined])('give neither a track number nor a year for %s', (value) => {
    expect([countOf(value), yearOf(value)]).toEqual([null, null]);
  });

  it('are limited in length and number before they are evaluated', () => {
    const long = ')'.repeat(2_000_000);
    const many = Array.from({ length: 100_000 }, (_, index) => `${index}`);
    const lines = [
      { at: NaN, text: 'a' },
      { at: 1_000, text: 'b' },
      { at: 2_000, text: 'c' },
    ];
    const tags = { ...NO_TAGS, title: long, artists: [long], genres: many, composers: many, lyrics: [{ lines }] };
    const song = draftSong({ path: 'a.mp3', tags, stream: aStream(), lyricsBeside: undefined, split: PLAIN_SPLIT });
    expect(song.title.length).toBeLessThanOrEqual(300);
    expect(song.credits[0]?.names).toHaveLength(FILE_LIMITS.tagValues);
    expect(song.lyrics?.text).toBe('[00:01.00]b\n[00:02.00]c');
  });
});

import type { VideoFacts } from '../catalogue/media-facts';
import { fail, succeed } from '../shared/result';
import type { ReadStream, SoundFacts, StreamFacts } from './containers/stream-facts';
import type { RawLyrics, RawTags } from './raw-tags';

/**
 * Limits for numbers and texts that a file states. A file can state anything: a value beyond these limits is damage or malice,
 * and would harm the database, a search or a regular expression.
 */
export const FILE_LIMITS = {
  /** A week, in milliseconds: longer than any audiobook, and well within the database's 2^31 − 1. */
  durationMs: 7 * 24 * 60 * 60 * 1000,
  /** Milliseconds: what lasts less is no recording that anybody listens to. */
  leastMs: 300,
  /** Bytes per second of a whole file: even silence takes twice as many in every format that we read. */
  leastBytesPerSecond: 8,
  /** Hertz of real recordings; formats have room for a million times as many. */
  sampleRate: { least: 1_000, most: 1_000_000 },
  /** The maximum of Opus and Vorbis. */
  channels: 255,
  /** Bits per second: 32-bit sound on every channel at every usual rate, and within the database's numbers. */
  bitrate: 1_000_000_000,
  /** Pixels: the largest picture that any of our codecs has a level for. */
  pictureSide: 16_384,
  /** How much wider than high, or higher than wide, a pixel may be. */
  pixelAspect: 20,
  framesPerSecond: 1_000,
  year: { least: 1_000, most: 9_999 },
  /** Number of a track on a disc, and of a disc. */
  number: 9_999,
  /** Code units of one tag before it is cleaned: several times the stored length, and small for a regular expression. */
  tagText: 4_000,
  /** Code units of lyrics before they are cleaned. */
  lyricsText: 200_000,
  /** Values of one tag: names, genres, lines of lyrics. */
  tagValues: 200,
  lyricsLines: 5_000,
} as const;

/**
 * Whether a recording in a file of `bytes` bytes can have this length: no NaN, no infinity, and no length that so few bytes
 * cannot hold.
 */
export function isCredibleLength(durationMs: number, bytes: number): boolean {
  const isPossible = durationMs > 0 && durationMs <= FILE_LIMITS.durationMs;
  return isPossible && (bytes * 1000) / durationMs >= FILE_LIMITS.leastBytesPerSecond;
}

/** The first credible one of several lengths of a file, in whole milliseconds; if none is credible, the first of all. */
export function credibleLength(answers: readonly number[], bytes: number): number {
  const rounded = answers.map(Math.round);
  return rounded.find((each) => isCredibleLength(each, bytes)) ?? rounded[0] ?? 0;
}

/**
 * The facts that a container states, within the limits. An impossible length or sample rate makes the file implausible; an
 * impossible picture counts as one that we cannot play; any other impossible number is unknown or computed from the size. A
 * length measured by decoding may be longer than so few bytes seem to hold: game music is a program that plays.
 */
export function limitStream(facts: StreamFacts, bytes: number, isHeard = false): ReadStream {
  const { durationMs } = facts;
  if (!(durationMs > 0)) return fail('no-duration');
  const isCredible = isHeard ? durationMs <= FILE_LIMITS.durationMs : isCredibleLength(durationMs, bytes);
  if (!isCredible || !isCredibleSound(facts.sound)) return fail('implausible');
  const video = facts.video === null ? null : limitPicture(facts.video);
  const hasLostPicture = facts.video !== null && video === null;
  if (hasLostPicture && facts.sound.codec === 'none') return fail('implausible');
  const sound = limitSound(facts.sound, (bytes * 8000) / durationMs);
  const picture = hasLostPicture ? { video, hasOtherPicture: true } : { video };
  return succeed({ ...facts, durationMs: Math.max(1, Math.round(durationMs)), sound, ...picture });
}

function isCredibleSound({ codec, sampleRate, channels }: SoundFacts): boolean {
  const { least, most } = FILE_LIMITS.sampleRate;
  if (codec === 'none') return true;
  return sampleRate >= least && sampleRate <= most && channels >= 1 && channels <= FILE_LIMITS.channels;
}

function limitSound(sound: SoundFacts, bitsPerSecondOfFile: number): SoundFacts {
  const { bitrate, codec } = sound;
  if (codec === 'none' || (bitrate > 0 && bitrate <= FILE_LIMITS.bitrate)) return sound;
  return { ...sound, bitrate: Math.round(Math.min(bitsPerSecondOfFile, FILE_LIMITS.bitrate)) };
}

function limitPicture(video: VideoFacts): VideoFacts | null {
  const { width, height, fps } = video;
  const isSide = (side: number) => Number.isInteger(side) && side > 0 && side <= FILE_LIMITS.pictureSide;
  if (!isSide(width) || !isSide(height)) return null;
  return { ...video, fps: fps > 0 && fps <= FILE_LIMITS.framesPerSecond ? fps : 0 };
}

/** A year from a tag; null if the value is no year. */
export function yearOf(value: number | undefined): number | null {
  return value !== undefined && value >= FILE_LIMITS.year.least ? countOf(value, FILE_LIMITS.year.most) : null;
}

/** The number of a track or a disc from a tag or a name; null if the value is no such number. */
export function countOf(value: number | undefined, most: number = FILE_LIMITS.number): number | null {
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= most ? value : null;
}

/** The part of the tags that is read: the beginning of each text, and the first of many values. `countOf` checks the numbers. */
export function limitTags(tags: RawTags): RawTags {
  return {
    ...tags,
    title: limitText(tags.title),
    comment: limitText(tags.comment),
    album: limitText(tags.album),
    displayArtist: limitText(tags.displayArtist),
    displayAlbumArtist: limitText(tags.displayAlbumArtist),
    albumArtists: limitValues(tags.albumArtists),
    artists: limitValues(tags.artists),
    genres: limitValues(tags.genres),
    composers: limitValues(tags.composers),
    lyricists: limitValues(tags.lyricists),
    arrangers: limitValues(tags.arrangers),
    lyrics: tags.lyrics.slice(0, FILE_LIMITS.tagValues).map(limitLyrics),
  };
}

const limitText = (text: string | undefined): string | undefined => text?.slice(0, FILE_LIMITS.tagText);

const limitValues = (values: readonly string[]): readonly string[] =>
  values.slice(0, FILE_LIMITS.tagValues).map((value) => value.slice(0, FILE_LIMITS.tagText));

/** A line with an impossible time is dropped. */
function limitLyrics({ text, lines }: RawLyrics): RawLyrics {
  const isTime = (at: number) => at >= 0 && at <= FILE_LIMITS.durationMs;
  return {
    text: text?.slice(0, FILE_LIMITS.lyricsText),
    lines: lines
      .filter(({ at }) => isTime(at))
      .slice(0, FILE_LIMITS.lyricsLines)
      .map((line) => ({ at: line.at, text: line.text.slice(0, FILE_LIMITS.tagText) })),
  };
}

import { bigEndian, box } from './tag-bytes';

/** 32-bit numbers in a row. */
export const words = (...values: readonly number[]): Buffer => Buffer.concat(values.map((value) => bigEndian(value)));

const wide = (value: number): Buffer => words(Math.floor(value / 2 ** 32), value % 2 ** 32);

/** A sound track's sample entry; `more` are the boxes inside it. */
export function soundEntry(format: string, { channels = 2, rate = 48_000 } = {}, ...more: readonly Buffer[]): Buffer {
  return box(format, Buffer.alloc(16), bigEndian(channels, 2), Buffer.alloc(6), words(rate * 0x10000), ...more);
}

/** A picture track's sample entry; `more` are the boxes inside it. */
export function pictureEntry(format: string, { width = 640, height = 360 } = {}, ...more: readonly Buffer[]): Buffer {
  return box(format, Buffer.alloc(24), bigEndian(width, 2), bigEndian(height, 2), Buffer.alloc(50), ...more);
}

interface Track {
  readonly id?: number;
  readonly handler?: string;
  readonly entry?: Buffer;
  readonly timescale?: number;
  readonly duration?: number;
  /** The boxes of the sample table besides the entry. */
  readonly table?: readonly Buffer[];
  /** Edits: their length in the movie's time, and the time in the media; −1 for none. */
  readonly edits?: readonly (readonly [length: number, media: number])[];
  /** Whether the boxes have fields of 64 bits. */
  readonly isLong?: boolean;
  /** The first two numbers of the matrix. */
  readonly matrix?: readonly [number, number];
}

/** The header of a movie or of a track's media. */
export function timesBox(type: string, timescale: number, duration: number, isLong = false): Buffer {
  if (isLong) return box(type, words(0x01000000), wide(0), wide(0), words(timescale), wide(duration));
  return box(type, words(0, 0, 0, timescale, duration));
}

/** A track of an MP4 file. */
export function mp4Track(given: Track = {}): Buffer {
  const { id = 1, handler = 'soun', entry = soundEntry('mp4a'), timescale = 48_000, duration = 96_000 } = given;
  const { table = [], edits, isLong = false, matrix = [0x10000, 0] } = given;
  const version = isLong ? 0x01000000 : 0;
  const times = isLong ? [wide(0), wide(0), words(id, 0), wide(0)] : [words(0, 0, id, 0, 0)];
  const list = (edits ?? []).map(([length, media]) =>
    isLong
      ? Buffer.concat([wide(length), words(media < 0 ? 0xffffffff : 0, media >>> 0, 0x10000)])
      : words(length, media >>> 0, 0x10000),
  );
  return box(
    'trak',
    box('tkhd', words(version), ...times, Buffer.alloc(16), words(...matrix, 0, 0, 0, 0, 0, 0, 0), Buffer.alloc(8)),
    ...(edits === undefined ? [] : [box('edts', box('elst', words(version, edits.length), ...list))]),
    box(
      'mdia',
      timesBox('mdhd', timescale, duration, isLong),
      box('hdlr', words(0, 0), Buffer.from(handler), Buffer.alloc(13)),
      box('minf', box('stbl', box('stsd', words(0, 1), entry), ...table)),
    ),
  );
}

/** The tables of samples of one size, all in one chunk that begins at `offset`. */
export const evenTable = (samples: number, bytes: number, ticks: number, offset: number): readonly Buffer[] => [
  box('stts', words(0, 1, samples, ticks)),
  box('stsc', words(0, 1, 1, samples, 1)),
  box('stsz', words(0, bytes, samples)),
  box('stco', words(0, 1, offset)),
];

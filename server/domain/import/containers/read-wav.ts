import { fail, succeed } from '../../shared/result';
import { credibleLength } from '../file-limits';
import { readView, wordAt, type ByteReader } from './byte-reader';
import { placeOfStretches } from './sound-place';
import type { ReadStream } from './stream-facts';

interface WavFormat {
  readonly tag: number;
  readonly channels: number;
  readonly sampleRate: number;
  readonly bytesPerSecond: number;
  readonly blockBytes: number;
}

interface DataChunk {
  readonly start: number;
  /** Undefined if the writer left it unknown. */
  readonly length: number | undefined;
}

/** PCM, floating point, A-law, µ-law. */
const PLAIN_TAGS = new Set([1, 3, 6, 7]);
const EXTENSIBLE_TAG = 0xfffe;
const UNKNOWN_LENGTH = 0xffffffff;
const MOST_CHUNKS = 200;

/** Reads a WAV file, including one above 4 GB (RF64). It is cut if its sound ends before the length that it states. */
export async function readWav(reader: ByteReader): Promise<ReadStream> {
  let format: WavFormat | undefined;
  let data: DataChunk | undefined;
  let longLength: number | undefined;
  let at = 12;
  for (let chunks = 0; chunks < MOST_CHUNKS && data === undefined; chunks += 1) {
    const view = await readView(reader, at, 64);
    if (view.byteLength < 8) break;
    const word = wordAt(view, 0);
    const length = view.getUint32(4, true);
    if (word === 'fmt ' && view.byteLength >= 24) format = readFormat(view);
    if (word === 'ds64' && view.byteLength >= 24) longLength = Number(view.getBigUint64(16, true));
    if (word === 'data') data = { start: at + 8, length: dataLength(length, longLength) };
    at += 8 + length + (length % 2);
  }
  if (format === undefined) return fail('not-media');
  if (data === undefined) return fail('truncated');
  return judge(format, data, reader.size);
}

function judge(format: WavFormat, { start, length }: DataChunk, size: number): ReadStream {
  const { tag, channels, sampleRate, bytesPerSecond, blockBytes } = format;
  if (!PLAIN_TAGS.has(tag) || channels === 0 || sampleRate === 0) return fail('unsupported-codec');
  const present = Math.max(0, size - start);
  const proof = length !== undefined && present + blockBytes < length ? 'cut' : 'proved';
  const bytes = Math.min(present, length ?? present);
  // In these formats `bytesPerSecond` follows from two other numbers; if it does not match them, it is the damaged one.
  const rate = blockBytes > 0 ? sampleRate * blockBytes : bytesPerSecond;
  const durationMs = credibleLength([(bytes * 1000) / rate, (bytes * 1000) / bytesPerSecond], size);
  if (!(durationMs > 0)) return fail('no-duration');
  const sound = { codec: 'pcm', sampleRate, channels, bitrate: rate * 8 } as const;
  const place = placeOfStretches([{ from: start, to: start + bytes }]);
  return succeed({ container: 'wav', durationMs, proof, sound, video: null, place });
}

function readFormat(view: DataView): WavFormat {
  const tag = view.getUint16(8, true);
  return {
    tag: tag === EXTENSIBLE_TAG && view.byteLength >= 34 ? view.getUint16(32, true) : tag,
    channels: view.getUint16(10, true),
    sampleRate: view.getUint32(12, true),
    bytesPerSecond: view.getUint32(16, true),
    blockBytes: view.getUint16(20, true),
  };
}

function dataLength(length: number, longLength: number | undefined): number | undefined {
  if (length === UNKNOWN_LENGTH) return longLength;
  return length === 0 ? undefined : length;
}

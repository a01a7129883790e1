import { fail, succeed, type Result } from '../../shared/result';
import { credibleLength } from '../file-limits';
import type { RefusalReason } from '../refusal';
import { readView, wordAt, type ByteReader } from './byte-reader';
import { lastFlacSample } from './flac-frames';
import { skipTrailingTags } from './surrounding-tags';
import { isCueSheetWhole } from './flac-cue-sheet';
import { placeOfStretches } from './sound-place';
import { LARGEST_TAG_BYTES, type Proof, type ReadStream } from './stream-facts';

interface StreamInfo {
  readonly largestBlock: number;
  readonly sampleRate: number;
  readonly channels: number;
  /** 0 if the encoder left it unknown. */
  readonly totalSamples: number;
}

const MOST_BLOCKS = 1_000;
/** Kinds of metadata blocks (RFC 9639 §8.1). */
const STREAMINFO = 0;
const CUESHEET = 5;
/** Large enough for a frame of the largest usual size, and for tags that others put at the end. */
const TAIL_BYTES = [64 * 1024, 1024 * 1024];

/**
 * Reads a FLAC file beginning at `start`. It is cut if its last frame ends before the end that STREAMINFO states, and must be
 * decoded if the last frame ends after it.
 */
export async function readFlac(reader: ByteReader, start: number): Promise<ReadStream> {
  const info = readStreamInfo(await readView(reader, start, 42));
  if (info === undefined) return fail('not-media');
  const soundStart = await skipMetadata(reader, start + 4);
  if (!soundStart.ok) return soundStart;
  const { at: soundAt, isOdd } = soundStart.value;
  const reached = await lastSample(reader, soundAt, info);
  if (reached === undefined) return fail(soundAt >= reader.size ? 'truncated' : 'not-media');
  const proof = isOdd ? 'doubtful' : proofOf(info, reached);
  const answers = [proof === 'proved' ? info.totalSamples : 0, reached].filter((samples) => samples > 0);
  const durationMs = credibleLength(
    answers.map((samples) => (samples / info.sampleRate) * 1000),
    reader.size,
  );
  if (durationMs <= 0) return fail('no-duration');
  const { sampleRate, channels } = info;
  const bitrate = Math.round(((reader.size - soundAt) * 8000) / durationMs);
  return succeed({
    container: 'flac',
    durationMs,
    proof,
    sound: { codec: 'flac', sampleRate, channels, bitrate },
    video: null,
    place: placeOfStretches([{ from: soundAt, to: await skipTrailingTags(reader, soundAt) }]),
  });
}

function proofOf({ totalSamples }: StreamInfo, reached: number): Proof {
  if (reached < totalSamples) return 'cut';
  return totalSamples > 0 && reached > totalSamples ? 'doubtful' : 'proved';
}

/** Reads STREAMINFO together with the four letters before it; undefined if it is missing. */
export function readStreamInfo(view: DataView): StreamInfo | undefined {
  if (view.byteLength < 42 || wordAt(view, 0) !== 'fLaC' || (view.getUint8(4) & 0x7f) !== 0) return undefined;
  const packed = view.getUint32(18);
  const sampleRate = packed >>> 12;
  if (sampleRate === 0) return undefined;
  return {
    largestBlock: view.getUint16(10),
    sampleRate,
    channels: ((packed >>> 9) & 7) + 1,
    totalSamples: (view.getUint8(21) & 15) * 2 ** 32 + view.getUint32(22),
  };
}

interface SoundStart {
  readonly at: number;
  /** Some decoders reject the file because of a block before the sound. */
  readonly isOdd: boolean;
}

async function skipMetadata(reader: ByteReader, first: number): Promise<Result<SoundStart, RefusalReason>> {
  let at = first;
  let isOdd = false;
  for (let blocks = 0; blocks < MOST_BLOCKS; blocks += 1) {
    const view = await readView(reader, at, 4);
    if (view.byteLength < 4) return fail('truncated');
    const type = view.getUint8(0) & 0x7f;
    const from = at + 4;
    const to = at + 4 + (view.getUint32(0) & 0xffffff);
    isOdd ||= type === STREAMINFO && blocks > 0;
    isOdd ||= type === CUESHEET && !isCueSheetWhole(await readView(reader, from, to - from));
    at = to;
    if (at - first > LARGEST_TAG_BYTES) return fail('too-large-tags');
    if ((view.getUint8(0) & 0x80) !== 0) return succeed({ at, isOdd });
  }
  return fail('not-media');
}

async function lastSample(reader: ByteReader, soundStart: number, info: StreamInfo): Promise<number | undefined> {
  for (const length of TAIL_BYTES) {
    const from = Math.max(soundStart, reader.size - length);
    const reached = lastFlacSample(await readView(reader, from, Math.max(0, reader.size - from)), info.largestBlock);
    if (reached !== undefined) return reached;
  }
  return undefined;
}

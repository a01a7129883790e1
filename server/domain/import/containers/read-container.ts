import { fail, succeed } from '../../shared/result';
import { FILE_LIMITS, limitStream } from '../file-limits';
import { readView, wordAt, type ByteReader } from './byte-reader';
import { skipLeadingTags } from './surrounding-tags';
import { readFlac } from './read-flac';
import { readMatroska } from './read-matroska';
import { readMp3 } from './read-mp3';
import { readMp4 } from './read-mp4';
import { readOgg } from './read-ogg';
import { readWav } from './read-wav';
import type { ReadStream, StreamFacts } from './stream-facts';

const EBML = 0x1a45dfa3;
/** Formats of music that none of these readers supports. */
const OTHER_FORMATS =
  /^(FORM....AIF|RIFF....AVI|FRM8|0&\xb2u|MAC |MP\+|MPCK|wvpk|MThd|DSD |TTA|tBaK|\.RMF|\.ra\xfd|FLV|#!AMR|caff)/s;
/** Bits per second of sound; with a lower bitrate, the stated length may be too long. */
const LEAST_CREDIBLE_BITRATE = 12_000;

/**
 * Reads a file by its content, whatever its name says. References past the end of the file mean that it was cut. The stated
 * values are limited to `FILE_LIMITS` here, and doubted in every format if the file has too few bytes for them.
 */
export async function readContainer(reader: ByteReader): Promise<ReadStream> {
  if (reader.size === 0) return fail('empty');
  try {
    const read = await choose(reader);
    const limited = read.ok ? limitStream(read.value, reader.size) : read;
    return limited.ok ? succeed(markTooFewBytesDoubtful(limited.value)) : limited;
  } catch (error) {
    if (error instanceof RangeError) return fail('truncated');
    throw error;
  }
}

/** A file with very few bytes or a very short sound must be decoded before its values are trusted. */
function markTooFewBytesDoubtful(facts: StreamFacts): StreamFacts {
  const { sound, proof, durationMs } = facts;
  const isThin = sound.codec !== 'none' && sound.bitrate < LEAST_CREDIBLE_BITRATE;
  return (isThin || durationMs < FILE_LIMITS.leastMs) && proof === 'proved' ? { ...facts, proof: 'doubtful' } : facts;
}

async function choose(reader: ByteReader): Promise<ReadStream> {
  const head = await readView(reader, 0, 16);
  const word = wordAt(head, 0);
  if (wordAt(head, 4) === 'ftyp' || /^(moov|mdat|wide|free|skip)$/.test(wordAt(head, 4))) return readMp4(reader);
  if (word === 'OggS') return readOgg(reader);
  if (/^(RIFF|RF64)$/.test(word) && wordAt(head, 8) === 'WAVE') return readWav(reader);
  if (head.byteLength >= 4 && head.getUint32(0) === EBML) return readMatroska(reader);
  if (OTHER_FORMATS.test(wordAt(head, 0, 16))) return fail('unsupported-format');
  const start = await skipLeadingTags(reader);
  const afterTags = wordAt(await readView(reader, start, 4), 0);
  return afterTags === 'fLaC' ? readFlac(reader, start) : readMp3(reader);
}

import { fail } from '../../shared/result';
import { limitStream } from '../file-limits';
import { readView, wordAt, type ByteReader } from './byte-reader';
import { skipLeadingTags } from './mp3-tags';
import { readFlac } from './read-flac';
import { readMatroska } from './read-matroska';
import { readMp3 } from './read-mp3';
import { readMp4 } from './read-mp4';
import { readOgg } from './read-ogg';
import { readWav } from './read-wav';
import type { ReadStream } from './stream-facts';

const EBML = 0x1a45dfa3;
/** Formats that music comes in, and that no browser plays. */
const OTHER_FORMATS = /^(FORM....AIF|RIFF....AVI|0&\xb2u|MAC |wvpk|MThd|DSD |TTA|\.RMF|FLV|AVI)/s;

/**
 * Reads a file by what it is, whatever its name says. Bytes that lead past the end mean that it was cut; what it states is
 * kept within `FILE_LIMITS` here, whatever its format.
 */
export async function readContainer(reader: ByteReader): Promise<ReadStream> {
  if (reader.size === 0) return fail('empty');
  try {
    const read = await choose(reader);
    return read.ok ? limitStream(read.value, reader.size) : read;
  } catch (error) {
    if (error instanceof RangeError) return fail('truncated');
    throw error;
  }
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

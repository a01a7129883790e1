import { readView, wordAt, type ByteReader } from '../containers/byte-reader';
import { chunksOf, RIFF } from '../containers/chunks';
import { LARGEST_TAG_BYTES } from '../containers/stream-facts';
import type { Inflate } from './id3/id3v2-frames';
import { readId3v2 } from './id3/id3v2-tag';
import { TagSetBuilder, type TagSet, type TextField } from './tag-set';
import { decodeUtf8 } from './tag-text';

/** The names of RIFF's INFO list. */
const FIELDS: Readonly<Record<string, TextField>> = {
  INAM: 'title',
  IART: 'artist',
  IPRD: 'album',
  ITRK: 'track',
  IPRT: 'track',
  TRCK: 'track',
  ICRD: 'date',
  IGNR: 'genre',
  ICMT: 'comment',
  IMUS: 'composer',
  IWRI: 'writer',
};

/**
 * Reads the tags of a WAV file, or of another kind of RIFF: an ID3v2 tag in a chunk of its own takes precedence over the INFO
 * list.
 */
export async function readWavTags(reader: ByteReader, inflate: Inflate): Promise<readonly TagSet[]> {
  const id3: TagSet[] = [];
  const info: TagSet[] = [];
  for await (const { word, from, to } of chunksOf(reader, RIFF)) {
    const isInfo = word === 'LIST' && wordAt(await readView(reader, from, 4), 0) === 'INFO';
    if (!isInfo && word.toLowerCase() !== 'id3 ') continue;
    const bytes = await reader.read(from, Math.min(to - from, LARGEST_TAG_BYTES));
    if (isInfo) info.push(readInfo(bytes));
    else id3.push(readId3v2(bytes, inflate));
  }
  return [...id3, ...info];
}

function readInfo(bytes: Uint8Array): TagSet {
  const fields = new TagSetBuilder();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 4; at + 8 <= bytes.length;) {
    const field = FIELDS[wordAt(view, at)];
    const length = view.getUint32(at + 4, true);
    if (field !== undefined) fields.text(field, [decodeUtf8(bytes.subarray(at + 8, at + 8 + length))]);
    at += 8 + length + (length % 2);
  }
  return fields.build();
}

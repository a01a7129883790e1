import { readView, wordAt, type ByteReader } from '../containers/byte-reader';
import { LARGEST_TAG_BYTES } from '../containers/stream-facts';
import type { Inflate } from './id3/id3v2-frames';
import { readId3v2 } from './id3/id3v2-tag';
import { TagSetBuilder, type TagSet, type TextField } from './tag-set';
import { decodeUtf8 } from './tag-text';

const MOST_CHUNKS = 1_000;
/** The names of RIFF's INFO list. */
const FIELDS: Readonly<Record<string, TextField>> = {
  ...{ INAM: 'title', IART: 'artist', IPRD: 'album', ITRK: 'track', IPRT: 'track', TRCK: 'track', ICRD: 'date' },
  ...{ IGNR: 'genre', ICMT: 'comment', IMUS: 'composer', IWRI: 'writer' },
};

interface Chunk {
  readonly word: string;
  readonly body: number;
  readonly length: number;
}

/** Reads the tags of a WAV file: an ID3v2 tag in a chunk of its own says more than the INFO list does. */
export async function readWavTags(reader: ByteReader, inflate: Inflate): Promise<readonly TagSet[]> {
  const id3: TagSet[] = [];
  const info: TagSet[] = [];
  for await (const { word, body, length } of chunksOf(reader)) {
    const isInfo = word === 'LIST' && wordAt(await readView(reader, body, 4), 0) === 'INFO';
    if (!isInfo && word.toLowerCase() !== 'id3 ') continue;
    const bytes = await reader.read(body, Math.min(length, LARGEST_TAG_BYTES));
    if (isInfo) info.push(readInfo(bytes));
    else id3.push(readId3v2(bytes, inflate));
  }
  return [...id3, ...info];
}

async function* chunksOf(reader: ByteReader): AsyncGenerator<Chunk> {
  let at = 12;
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
    const head = await readView(reader, at, 8);
    if (head.byteLength < 8) return;
    const length = head.getUint32(4, true);
    yield { word: wordAt(head, 0), body: at + 8, length };
    at += 8 + length + (length % 2);
  }
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

import { readView, type ByteReader } from '../containers/byte-reader';
import { AIFF, CAF, chunksOf, DSDIFF, type Chunk, type ChunkLayout } from '../containers/chunks';
import { LARGEST_TAG_BYTES } from '../containers/stream-facts';
import type { Inflate } from './id3/id3v2-frames';
import { readId3v2 } from './id3/id3v2-tag';
import { TagSetBuilder, type TagSet, type TextField } from './tag-set';
import { decodeUtf8 } from './tag-text';

const AIFF_TEXTS: Readonly<Record<string, TextField>> = { NAME: 'title', AUTH: 'artist', ANNO: 'comment' };
/** Texts in DSDIFF's chunk of edited master information; each is preceded by its length. */
const DSDIFF_TEXTS: Readonly<Record<string, TextField>> = { DITI: 'title', DIAR: 'artist' };
/** Keys in the strings of a CAF file: Apple's names, and those that other programs write. */
const CAF_TEXTS: Readonly<Record<string, TextField>> = {
  title: 'title',
  artist: 'artist',
  album: 'album',
  genre: 'genre',
  composer: 'composer',
  lyricist: 'lyricist',
  'track number': 'track',
  track: 'track',
  year: 'date',
  date: 'date',
  comments: 'comment',
  comment: 'comment',
};
const LENGTH_BYTES = 4;
/** Where a DSF file stores the position of its tag. */
const DSF_POINTER_AT = 20;

/** Reads the tags of an AIFF file: an ID3v2 tag in a chunk of its own takes precedence over the other chunks. */
export async function readAiffTags(reader: ByteReader, inflate: Inflate): Promise<readonly TagSet[]> {
  const texts = new TagSetBuilder();
  const id3: TagSet[] = [];
  for await (const chunk of chunksOf(reader, AIFF)) {
    const field = AIFF_TEXTS[chunk.word];
    if (field !== undefined) texts.text(field, [decodeUtf8(await contentOf(reader, chunk))]);
    if (isId3(chunk)) id3.push(readId3v2(await contentOf(reader, chunk), inflate));
  }
  return [...id3, texts.build()];
}

/** Reads the tags of a DSDIFF file: an ID3v2 tag in a chunk of its own, where some programs put one, and its own two texts. */
export async function readDsdiffTags(reader: ByteReader, inflate: Inflate): Promise<readonly TagSet[]> {
  const texts = new TagSetBuilder();
  const id3: TagSet[] = [];
  for await (const chunk of chunksOf(reader, DSDIFF)) {
    if (isId3(chunk)) id3.push(readId3v2(await contentOf(reader, chunk), inflate));
    if (chunk.word === 'DIIN') await readMaster(reader, chunk, texts);
  }
  return [...id3, texts.build()];
}

/** Reads the strings of a CAF file: their count, then names and values, each followed by a zero. */
export async function readCafTags(reader: ByteReader): Promise<readonly TagSet[]> {
  const texts = new TagSetBuilder();
  for await (const chunk of chunksOf(reader, CAF)) {
    if (chunk.word !== 'info') continue;
    const strings = decodeUtf8((await contentOf(reader, chunk)).subarray(LENGTH_BYTES)).split('\0');
    for (let at = 0; at + 1 < strings.length; at += 2) {
      const field = CAF_TEXTS[(strings[at] ?? '').toLowerCase()];
      if (field !== undefined) texts.text(field, [strings[at + 1] ?? '']);
    }
  }
  return [texts.build()];
}

/** Reads the ID3v2 tag at the end of a DSF file. */
export async function readDsfTags(reader: ByteReader, inflate: Inflate): Promise<readonly TagSet[]> {
  const head = await readView(reader, DSF_POINTER_AT, 8);
  const from = head.byteLength < 8 ? 0 : Number(head.getBigUint64(0, true));
  if (from === 0 || from >= reader.size) return [];
  return [readId3v2(await reader.read(from, Math.min(reader.size - from, LARGEST_TAG_BYTES)), inflate)];
}

async function readMaster(reader: ByteReader, { from, to }: Chunk, texts: TagSetBuilder): Promise<void> {
  const inside: ChunkLayout = { ...DSDIFF, first: from };
  for await (const chunk of chunksOf(reader, inside)) {
    if (chunk.from >= to) return;
    const field = DSDIFF_TEXTS[chunk.word];
    if (field !== undefined) texts.text(field, [decodeUtf8((await contentOf(reader, chunk)).subarray(LENGTH_BYTES))]);
  }
}

const isId3 = ({ word }: Chunk): boolean => word.toLowerCase() === 'id3 ';

const contentOf = (reader: ByteReader, { from, to }: Chunk): Promise<Uint8Array> =>
  reader.read(from, Math.min(to - from, LARGEST_TAG_BYTES));

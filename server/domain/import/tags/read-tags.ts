import type { MediaContainer } from '../../catalogue/media-facts';
import { readView, wordAt, type ByteReader } from '../containers/byte-reader';
import { leadingTags, trailingTags } from '../containers/surrounding-tags';
import { readApeTag } from './ape-tag';
import { readAsfTags } from './asf-tags';
import { readAiffTags, readCafTags, readDsdiffTags, readDsfTags } from './chunk-tags';
import { readFlacTags } from './flac-tags';
import { gatherTags, type TagReading } from './gather-tags';
import { readId3v1 } from './id3/id3v1-tag';
import type { Inflate } from './id3/id3v2-frames';
import { readId3v2 } from './id3/id3v2-tag';
import { readMatroskaTags } from './matroska-tags';
import { readMp4Tags } from './mp4-tags';
import { readOggTags } from './ogg-tags';
import type { TagSet } from './tag-set';
import { readWavTags } from './wav-tags';
import { LARGEST_TAG_BYTES } from '../containers/stream-facts';

type ReadSets = (reader: ByteReader, inflate: Inflate) => Promise<readonly TagSet[]>;

/** For every other container, the tags around its sound are read, as for MP3. */
const READERS: Readonly<Partial<Record<MediaContainer, ReadSets>>> = {
  ogg: readOggTags,
  mp4: async (reader) => [await readMp4Tags(reader)],
  wav: readWavTags,
  avi: readWavTags,
  aiff: readAiffTags,
  asf: readAsfTags,
  caf: readCafTags,
  dsf: readDsfTags,
  dff: readDsdiffTags,
  webm: async (reader) => [await readMatroskaTags(reader)],
  matroska: async (reader) => [await readMatroskaTags(reader)],
};

/**
 * Reads the tags of a file. A fault in one tag loses only the values of that tag; if the bytes end in the middle, the values
 * before that point still count.
 */
export async function readTags(reader: ByteReader, container: MediaContainer, inflate: Inflate): Promise<TagReading> {
  const read = READERS[container] ?? readAround;
  return gatherTags(await read(reader, inflate));
}

/** Tags before and behind the sound: those of the format itself first, ID3v1 with its short texts last. */
async function readAround(reader: ByteReader, inflate: Inflate): Promise<readonly TagSet[]> {
  const before = await leadingTags(reader);
  const start = before.at(-1)?.to ?? 0;
  const own: TagSet[] = [];
  if (wordAt(await readView(reader, start, 4), 0) === 'fLaC') own.push(...(await readFlacTags(reader, start)));
  for (const { from, to } of before)
    own.push(readId3v2(await reader.read(from, Math.min(to - from, LARGEST_TAG_BYTES)), inflate));
  const behind: { readonly set: TagSet; readonly isOld: boolean }[] = [];
  for (const { kind, from, to } of await trailingTags(reader, start)) {
    const bytes = await reader.read(from, Math.min(to - from, LARGEST_TAG_BYTES));
    if (kind === 'id3v2') behind.push({ set: readId3v2(bytes, inflate), isOld: false });
    if (kind === 'ape') behind.push({ set: readApeTag(bytes), isOld: false });
    if (kind === 'id3v1') behind.push({ set: readId3v1(bytes), isOld: true });
  }
  const sorted = [...behind].sort((a, b) => Number(a.isOld) - Number(b.isOld));
  return [...own, ...sorted.map(({ set }) => set)];
}

import type { MediaContainer } from '../../catalogue/media-facts';
import { readView, wordAt, type ByteReader } from './byte-reader';
import { AIFF, ASF, CAF, chunksOf, DSDIFF, DSF, RIFF, type Chunk, type ChunkLayout } from './chunks';
import { elementAt } from './ebml';
import { readSegment } from './matroska-segment';
import { skipLeadingTags, skipTrailingTags } from './surrounding-tags';
import { readTopBoxes } from './mp4-top';
import { placeOfStretches, type SoundPlace, type Stretch } from './sound-place';

/** The chunk that holds the sound, in formats that are rows of chunks. */
const SOUND_CHUNKS: Readonly<Partial<Record<MediaContainer, readonly [ChunkLayout, words: readonly string[]]>>> = {
  wav: [RIFF, ['data']],
  aiff: [AIFF, ['SSND']],
  caf: [CAF, ['data']],
  dsf: [DSF, ['data']],
  dff: [DSDIFF, ['DSD ', 'DST ']],
  asf: [ASF, ['6&\xb2u']],
};

export interface LocatedSound {
  readonly place: SoundPlace;
  /** The file states that the sound extends past the end of the file. */
  readonly isClipped: boolean;
}

/** Where the sound lies in a file of a kind that none of our own readers reads; at least the tags around the sound are excluded. */
export async function locateSound(reader: ByteReader, container: MediaContainer): Promise<LocatedSound> {
  const found = await insideOf(reader, container);
  const stretches = found.map(({ from, to }) => ({ from, to: Math.min(to, reader.size) }));
  const place = placeOfStretches(stretches.length > 0 ? stretches : [await betweenTags(reader)]);
  return { place, isClipped: found.some(({ to }) => to > reader.size) };
}

async function insideOf(reader: ByteReader, container: MediaContainer): Promise<readonly Stretch[]> {
  if (container === 'mp4') return mediaOf(reader);
  if (container === 'matroska' || container === 'webm') return clustersOf(reader);
  if (container === 'avi') return moviesOf(reader);
  const [layout, words] = SOUND_CHUNKS[container] ?? [];
  if (layout === undefined || words === undefined) return [];
  for await (const chunk of chunksOf(reader, layout)) if (words.includes(chunk.word.slice(0, 4))) return [chunk];
  return [];
}

async function mediaOf(reader: ByteReader): Promise<readonly Stretch[]> {
  const top = await readTopBoxes(reader);
  const media = top.ok ? top.value.boxes.filter(({ type }) => type === 'mdat') : [];
  return media.map(({ start, body, length }) => ({ from: body, to: start + length }));
}

/** The sound and picture of an AVI file are in a list of type `movi`. */
async function moviesOf(reader: ByteReader): Promise<readonly Stretch[]> {
  const isMovie = async ({ word, from }: Chunk) =>
    word === 'LIST' && wordAt(await readView(reader, from, 4), 0) === 'movi';
  for await (const chunk of chunksOf(reader, RIFF)) if (await isMovie(chunk)) return [chunk];
  return [];
}

async function clustersOf(reader: ByteReader): Promise<readonly Stretch[]> {
  const header = await elementAt(reader, 0);
  const segment = header && (await elementAt(reader, header.body + (header.length ?? 0)));
  return segment === undefined ? [] : (await readSegment(reader, segment)).clusters;
}

async function betweenTags(reader: ByteReader): Promise<Stretch> {
  const from = Math.min(await skipLeadingTags(reader), reader.size);
  return { from, to: Math.max(from, await skipTrailingTags(reader, from)) };
}

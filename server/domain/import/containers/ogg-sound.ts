import { readView, type ByteReader } from './byte-reader';
import { packetsEndingIn, PAGE_HEADER_BYTES, readOggPage, type OggPage } from './ogg-pages';
import { firstOf, lastOf, SOUND_END_BYTES, type SoundPlace, type Stretch } from './sound-place';

/** A stream of an Ogg file, and how many of its packets come before its sound. */
export interface OggStream {
  readonly serial: number;
  readonly headPackets: number;
}

/** The last pages of a file; `start` is the position in the file of the bytes that contain them. */
export interface OggTail {
  readonly start: number;
  readonly pages: readonly OggPage[];
}

/** If more pages than this precede the sound, the place of the sound stays unknown. */
const MOST_PAGES = 20_000;

/**
 * The place of a stream's sound: its page bodies after the head packets. Page headers are excluded because they change with the
 * tags.
 */
export async function placeOfOgg(reader: ByteReader, stream: OggStream, tail: OggTail): Promise<SoundPlace> {
  const bodies = await firstBodies(reader, stream);
  const begins = bodies[0]?.from ?? reader.size;
  const own = tail.pages.filter(({ serial }) => serial === stream.serial);
  const last = own.length > 0 ? own : tail.pages;
  const lastBodies = last
    .map(({ body, end }) => ({ from: tail.start + body, to: Math.min(tail.start + end, reader.size) }))
    .filter(({ from }) => from >= begins);
  const length = last.reduce((most, { granule }) => Math.max(most, granule), 0);
  return { length, head: firstOf(bodies), tail: lastOf(lastBodies), middle: [] };
}

async function firstBodies(reader: ByteReader, { serial, headPackets }: OggStream): Promise<readonly Stretch[]> {
  const bodies: Stretch[] = [];
  let at = 0;
  let packets = 0;
  let bytes = 0;
  for (let pages = 0; at < reader.size && bytes < SOUND_END_BYTES && pages < MOST_PAGES; pages += 1) {
    const view = await readView(reader, at, PAGE_HEADER_BYTES);
    const page = readOggPage(view, 0);
    if (page === undefined) break;
    if (page.serial === serial) {
      const from = at + page.body;
      const to = Math.min(at + page.end, reader.size);
      if (packets >= headPackets && to > from) bytes += bodies.push({ from, to }) && to - from;
      packets += packetsEndingIn(view);
    }
    at += page.end;
  }
  return bodies;
}

import { readView, type ByteReader } from './byte-reader';
import { packetsEndingIn, PAGE_HEADER_BYTES, readOggPage } from './ogg-pages';
import { LARGEST_TAG_BYTES } from './stream-facts';

/** The head and the comments; the sound's own packets follow. */
const PACKETS_WITH_TAGS = 2;

/** Where the tags of an Ogg file end: after the second packet of each of its streams; undefined where that is not found. */
export async function findOggHeadEnd(reader: ByteReader): Promise<number | undefined> {
  const packets = new Map<number, number>();
  for (let at = 0; at < Math.min(reader.size, LARGEST_TAG_BYTES);) {
    const view = await readView(reader, at, PAGE_HEADER_BYTES);
    const page = readOggPage(view, 0);
    if (page === undefined) return undefined;
    packets.set(page.serial, (packets.get(page.serial) ?? 0) + packetsEndingIn(view));
    at += page.end;
    if ([...packets.values()].every((count) => count >= PACKETS_WITH_TAGS)) return at;
  }
  return undefined;
}

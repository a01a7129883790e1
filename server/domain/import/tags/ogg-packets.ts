import { readView, type ByteReader } from '../containers/byte-reader';
import { PAGE_HEADER_BYTES, readOggPage } from '../containers/ogg-pages';
import { LARGEST_TAG_BYTES } from '../containers/stream-facts';

/** A whole packet of one of the streams of an Ogg file. */
export interface OggPacket {
  readonly serial: number;
  readonly bytes: Uint8Array;
}

const SEGMENTS_AT = 26;
const CONTINUES = 255;

/** The packets of an Ogg file (RFC 3533) from its beginning, in the order in which they end, as far as tags may reach. */
export async function* oggPackets(reader: ByteReader): AsyncGenerator<OggPacket> {
  const unfinished = new Map<number, readonly Uint8Array[]>();
  for (let at = 0; at < Math.min(reader.size, LARGEST_TAG_BYTES);) {
    const head = await readView(reader, at, PAGE_HEADER_BYTES);
    const page = readOggPage(head, 0);
    if (page === undefined) return;
    const body = await reader.read(at + page.body, page.end - page.body);
    let from = 0;
    let parts = unfinished.get(page.serial) ?? [];
    for (const [length, isWhole] of packetLengths(head)) {
      parts = [...parts, body.subarray(from, from + length)];
      from += length;
      if (!isWhole) break;
      yield { serial: page.serial, bytes: joined(parts) };
      parts = [];
    }
    unfinished.set(page.serial, parts);
    at += page.end;
  }
}

/** The lengths of the packets in a page, and whether each ends in it. */
function packetLengths(head: DataView): readonly (readonly [number, boolean])[] {
  const segments = head.getUint8(SEGMENTS_AT);
  const lengths: (readonly [number, boolean])[] = [];
  let length = 0;
  for (let index = 0; index < segments; index += 1) {
    const segment = head.getUint8(SEGMENTS_AT + 1 + index);
    length += segment;
    if (segment === CONTINUES) continue;
    lengths.push([length, true]);
    length = 0;
  }
  return length > 0 ? [...lengths, [length, false]] : lengths;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only = new Uint8Array()] = parts;
  if (parts.length <= 1) return only;
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

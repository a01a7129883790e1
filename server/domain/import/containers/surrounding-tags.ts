import { syncsafeOf } from './syncsafe';
import { readView, wordAt, type ByteReader } from './byte-reader';
import type { Stretch } from './sound-place';

const ID3V2_HEADER_BYTES = 10;
const ID3V1_BYTES = 128;
const APE_FOOTER_BYTES = 32;
const LYRICS3_FOOTER_BYTES = 15;
const MOST_TAGS = 8;

/** A tag behind the sound. */
export interface TrailingTag extends Stretch {
  readonly kind: 'id3v1' | 'id3v2' | 'ape' | 'lyrics3';
}

/** The ID3v2 tags before the sound, of which some files have several. The last may lead past the end of the file. */
export async function leadingTags(reader: ByteReader): Promise<readonly Stretch[]> {
  const tags: Stretch[] = [];
  while (tags.length < MOST_TAGS) {
    const from = tags.at(-1)?.to ?? 0;
    const view = await readView(reader, from, ID3V2_HEADER_BYTES);
    if (wordAt(view, 0, 3) !== 'ID3' || view.byteLength < ID3V2_HEADER_BYTES) return tags;
    const footer = (view.getUint8(5) & 0x10) === 0 ? 0 : ID3V2_HEADER_BYTES;
    const size = syncsafeOf(new Uint8Array(view.buffer, view.byteOffset, view.byteLength), 6);
    tags.push({ from, to: from + ID3V2_HEADER_BYTES + size + footer });
  }
  return tags;
}

/** Where the sound begins after ID3v2 tags. */
export async function skipLeadingTags(reader: ByteReader): Promise<number> {
  return (await leadingTags(reader)).at(-1)?.to ?? 0;
}

/** The ID3v1, ID3v2, APE and Lyrics3 tags behind sound that begins at `start`, the last of the file first. */
export async function trailingTags(reader: ByteReader, start: number): Promise<readonly TrailingTag[]> {
  const tags: TrailingTag[] = [];
  while (tags.length < MOST_TAGS) {
    const to = tags.at(-1)?.from ?? reader.size;
    const tag = await tagBefore(reader, to);
    if (tag === undefined || tag.from < start || tag.from >= to) return tags;
    tags.push(tag);
  }
  return tags;
}

/** Where the sound ends before the tags behind it. */
export async function skipTrailingTags(reader: ByteReader, start: number): Promise<number> {
  return (await trailingTags(reader, start)).at(-1)?.from ?? reader.size;
}

async function tagBefore(reader: ByteReader, to: number): Promise<TrailingTag | undefined> {
  const from = Math.max(0, to - ID3V1_BYTES);
  const view = await readView(reader, from, to - from);
  const length = view.byteLength;
  if (length === ID3V1_BYTES && wordAt(view, 0, 3) === 'TAG') return { kind: 'id3v1', from, to };
  const ape = length - APE_FOOTER_BYTES;
  if (ape >= 0 && wordAt(view, ape, 8) === 'APETAGEX') {
    const hasHeader = (view.getUint32(ape + 20, true) & 0x80000000) !== 0;
    const bytes = view.getUint32(ape + 12, true) + (hasHeader ? APE_FOOTER_BYTES : 0);
    return { kind: 'ape', from: to - bytes, to };
  }
  const lyrics = length - LYRICS3_FOOTER_BYTES;
  if (lyrics >= 0 && wordAt(view, lyrics + 6, 9) === 'LYRICS200') {
    const bytes = Number.parseInt(wordAt(view, lyrics, 6), 10) + LYRICS3_FOOTER_BYTES || 0;
    return { kind: 'lyrics3', from: to - bytes, to };
  }
  const footer = length - ID3V2_HEADER_BYTES;
  if (footer >= 0 && wordAt(view, footer, 3) === '3DI') {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, length);
    const begins = to - syncsafeOf(bytes, footer + 6) - 2 * ID3V2_HEADER_BYTES;
    const isThere = begins >= 0 && wordAt(await readView(reader, begins, 3), 0) === 'ID3';
    return isThere ? { kind: 'id3v2', from: begins, to } : undefined;
  }
  return undefined;
}

import { readView, wordAt, type ByteReader } from './byte-reader';

const ID3V2_HEADER_BYTES = 10;
const ID3V1_BYTES = 128;
const APE_FOOTER_BYTES = 32;
const LYRICS3_FOOTER_BYTES = 15;
const MOST_TAGS = 8;

/** Where the sound begins after ID3v2 tags, of which some files have several. */
export async function skipLeadingTags(reader: ByteReader): Promise<number> {
  let start = 0;
  for (let tags = 0; tags < MOST_TAGS; tags += 1) {
    const view = await readView(reader, start, ID3V2_HEADER_BYTES);
    if (wordAt(view, 0, 3) !== 'ID3' || view.byteLength < ID3V2_HEADER_BYTES) return start;
    const footer = (view.getUint8(5) & 0x10) === 0 ? 0 : ID3V2_HEADER_BYTES;
    start += ID3V2_HEADER_BYTES + synchsafe(view, 6) + footer;
  }
  return start;
}

/** Where the sound ends before ID3v1, APE and Lyrics3 tags. */
export async function skipTrailingTags(reader: ByteReader, start: number): Promise<number> {
  let end = reader.size;
  for (let tags = 0; tags < MOST_TAGS; tags += 1) {
    const length = await trailingTag(reader, end);
    if (length === 0 || end - length < start) return end;
    end -= length;
  }
  return end;
}

async function trailingTag(reader: ByteReader, end: number): Promise<number> {
  const from = Math.max(0, end - ID3V1_BYTES);
  const view = await readView(reader, from, end - from);
  const length = view.byteLength;
  if (length === ID3V1_BYTES && wordAt(view, 0, 3) === 'TAG') return ID3V1_BYTES;
  const ape = length - APE_FOOTER_BYTES;
  if (ape >= 0 && wordAt(view, ape, 8) === 'APETAGEX') {
    const hasHeader = (view.getUint32(ape + 20, true) & 0x80000000) !== 0;
    return view.getUint32(ape + 12, true) + (hasHeader ? APE_FOOTER_BYTES : 0);
  }
  const lyrics = length - LYRICS3_FOOTER_BYTES;
  if (lyrics >= 0 && wordAt(view, lyrics + 6, 9) === 'LYRICS200') {
    return Number.parseInt(wordAt(view, lyrics, 6), 10) + LYRICS3_FOOTER_BYTES || 0;
  }
  return 0;
}

/** 28 bits, seven in each byte, so that no tag looks like a frame. */
function synchsafe(view: DataView, position: number): number {
  const byte = (offset: number) => view.getUint8(position + offset) & 0x7f;
  return (byte(0) << 21) | (byte(1) << 14) | (byte(2) << 7) | byte(3);
}

import { readView, type ByteReader } from '../containers/byte-reader';
import { LARGEST_TAG_BYTES } from '../containers/stream-facts';
import { flacPictureBytes, readFlacPicture } from './flac-picture';
import { TagSetBuilder, type TagSet } from './tag-set';
import { readVorbisComments, vorbisCommentBytes } from './vorbis-comments';

const COMMENTS = 4;
const PICTURE = 6;
const LAST_BLOCK = 0x80;
const MOST_BLOCKS = 1_000;
/** Extra bytes to read if a block's stated length is too small: the length has 24 bits, and pictures may need more. */
const ROOM_BYTES = 1024 * 1024;

/**
 * Reads the comments and pictures of a FLAC file whose four-letter marker is at `start`. The format allows one block of comments
 * (RFC 9639 §8.6); if a careless program wrote more, each field comes from the first block that has it.
 */
export async function readFlacTags(reader: ByteReader, start: number): Promise<readonly TagSet[]> {
  const sets: TagSet[] = [];
  let at = start + 4;
  for (let blocks = 0; blocks < MOST_BLOCKS && at - start < LARGEST_TAG_BYTES; blocks += 1) {
    const head = await readView(reader, at, 4);
    if (head.byteLength < 4) break;
    const type = head.getUint8(0);
    const stated = head.getUint32(0) & 0xffffff;
    const fields = new TagSetBuilder();
    const taken = await readBlock(reader, fields, { type: type & 0x7f, body: at + 4, stated });
    if (isLookedAt(type & 0x7f)) sets.push(fields.build());
    if ((type & LAST_BLOCK) !== 0) break;
    at += 4 + Math.max(stated, taken);
  }
  return sets;
}

const isLookedAt = (type: number): boolean => type === COMMENTS || type === PICTURE;

interface Block {
  readonly type: number;
  readonly body: number;
  readonly stated: number;
}

/** How many bytes the content of a block takes, which may be more than its stated length; 0 for a block that is not read. */
async function readBlock(reader: ByteReader, fields: TagSetBuilder, { type, body, stated }: Block): Promise<number> {
  if (!isLookedAt(type)) return 0;
  const bytes = await reader.read(body, Math.min(stated, LARGEST_TAG_BYTES));
  const isTooShort = lengthOf(type, bytes) > stated;
  const whole = isTooShort ? await reader.read(body, Math.min(stated + ROOM_BYTES, LARGEST_TAG_BYTES)) : bytes;
  return readFlacBlock(fields, type, whole);
}

/** How many bytes a block takes according to its content; `Infinity` if there are too few bytes to find out. */
function lengthOf(type: number, bytes: Uint8Array): number {
  try {
    return type === PICTURE ? flacPictureBytes(bytes) : vorbisCommentBytes(bytes);
  } catch {
    return Infinity;
  }
}

/** Reads a block of comments or a picture; returns how many bytes it took. */
export function readFlacBlock(fields: TagSetBuilder, type: number, bytes: Uint8Array): number {
  let taken = 0;
  if (type === COMMENTS) fields.attempt('title', () => (taken = readVorbisComments(fields, bytes)));
  if (type === PICTURE) {
    fields.attempt('picture', () => {
      const found = readFlacPicture(bytes);
      if (found === undefined) return;
      fields.picture(found.picture);
      taken = found.bytes;
    });
  }
  return taken;
}

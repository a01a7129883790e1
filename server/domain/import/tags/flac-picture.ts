import type { TagPicture } from './tag-set';
import { latin1 } from './tag-text';

const FRONT_COVER = 3;
const FACTS_BYTES = 20;

export interface FoundPicture {
  readonly picture: TagPicture;
  /** How many bytes it took. */
  readonly bytes: number;
}

/**
 * Reads the picture block of a FLAC file (RFC 9639, section 8.8), as Vorbis comments hold it too; undefined for the address of a
 * picture. Throws where it leads past the bytes.
 */
export function readFlacPicture(block: Uint8Array): FoundPicture | undefined {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const typeLength = view.getUint32(4);
  const type = latin1(block.subarray(8, 8 + typeLength));
  const description = 8 + typeLength;
  const start = description + 4 + view.getUint32(description) + FACTS_BYTES;
  const length = view.getUint32(start - 4);
  if (type === '-->') return undefined;
  const bytes = block.subarray(start, start + length);
  if (bytes.length === 0) throw new RangeError('the picture is not there');
  return { picture: { isFront: view.getUint32(0) === FRONT_COVER, bytes }, bytes: start + length };
}

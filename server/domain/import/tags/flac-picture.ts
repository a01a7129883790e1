import { rankOfKind, type TagPicture } from './tag-set';
import { latin1 } from './tag-text';

const FACTS_BYTES = 20;

export interface FoundPicture {
  readonly picture: TagPicture;
  /** How many bytes the block took. */
  readonly bytes: number;
}

/**
 * Reads the picture block of a FLAC file (RFC 9639, section 8.8), which Vorbis comments contain too; undefined if it holds only
 * the address of a picture. Throws if the block reaches past the bytes.
 */
export function readFlacPicture(block: Uint8Array): FoundPicture | undefined {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const { start, end } = pictureIn(view);
  const type = latin1(block.subarray(8, 8 + view.getUint32(4)));
  if (type === '-->') return undefined;
  const bytes = block.subarray(start, end);
  if (bytes.length === 0) throw new RangeError('the picture is not there');
  return { picture: { rank: rankOfKind(view.getUint32(0)), bytes }, bytes: end };
}

/** How many bytes a picture block takes according to its content. Throws if the bytes end before its picture. */
export const flacPictureBytes = (block: Uint8Array): number =>
  pictureIn(new DataView(block.buffer, block.byteOffset, block.byteLength)).end;

/**
 * Kind, image type, description, four numbers, then the picture; type, description and picture are each preceded by their length.
 */
function pictureIn(view: DataView): { readonly start: number; readonly end: number } {
  const description = 8 + view.getUint32(4);
  const start = description + 4 + view.getUint32(description) + FACTS_BYTES;
  return { start, end: start + view.getUint32(start - 4) };
}

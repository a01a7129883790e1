import { readView, wordAt, type ByteReader } from './byte-reader';
import type { Stretch } from './sound-place';

/** The position of a chunk's content, in a file that is a sequence of named chunks. It may extend past the end of the file. */
export interface Chunk extends Stretch {
  readonly word: string;
}

/** How a format writes the head of a chunk: its name, then its length. */
export interface ChunkLayout {
  /** The position of the first chunk. */
  readonly first: number;
  readonly wordBytes: 4 | 16;
  readonly lengthBytes: 4 | 8;
  readonly isLittle: boolean;
  /** The length includes the header. */
  readonly isInclusive: boolean;
  /** Chunks begin at even places. */
  readonly isPadded: boolean;
}

const BIG = { wordBytes: 4, isLittle: false, isInclusive: false } as const;
const LITTLE = { isLittle: true, isPadded: false } as const;

export const RIFF: ChunkLayout = {
  ...LITTLE,
  first: 12,
  wordBytes: 4,
  lengthBytes: 4,
  isInclusive: false,
  isPadded: true,
};
export const AIFF: ChunkLayout = { ...BIG, first: 12, lengthBytes: 4, isPadded: true };
export const DSDIFF: ChunkLayout = { ...BIG, first: 16, lengthBytes: 8, isPadded: true };
export const CAF: ChunkLayout = { ...BIG, first: 8, lengthBytes: 8, isPadded: false };
export const DSF: ChunkLayout = { ...LITTLE, first: 0, wordBytes: 4, lengthBytes: 8, isInclusive: true };
export const ASF: ChunkLayout = { ...LITTLE, first: 0, wordBytes: 16, lengthBytes: 8, isInclusive: true };

const MOST_CHUNKS = 1_000;
/** The value that writers use for an unknown length: the chunk continues to the end of the file. */
const UNKNOWN = { 4: 0xffffffff, 8: 2 ** 63 } as const;

/** The chunks of a file in order, headers only. */
export async function* chunksOf(reader: ByteReader, layout: ChunkLayout): AsyncGenerator<Chunk> {
  const { wordBytes, lengthBytes, isLittle } = layout;
  const head = wordBytes + lengthBytes;
  let at = layout.first;
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
    const view = await readView(reader, at, head);
    if (view.byteLength < head) return;
    const stated =
      lengthBytes === 4 ? view.getUint32(wordBytes, isLittle) : Number(view.getBigUint64(wordBytes, isLittle));
    const from = at + head;
    const end = layout.isInclusive ? Math.max(from, at + stated) : from + stated;
    const to = stated >= UNKNOWN[lengthBytes] ? reader.size : end;
    yield { word: wordAt(view, 0, wordBytes), from, to };
    at = to + (layout.isPadded ? (to - from) % 2 : 0);
  }
}

import { fail, succeed, type Result } from '../../shared/result';
import type { RefusalReason } from '../refusal';
import { readView, wordAt, type ByteReader } from './byte-reader';
import { LARGEST_TAG_BYTES } from './stream-facts';

export interface TopBox {
  readonly type: string;
  readonly start: number;
  /** The position of its content, after its header. */
  readonly body: number;
  readonly length: number;
}

const HEADER_BYTES = 16;
const MOST_BOXES = 200_000;
const KNOWN = new Set(['ftyp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'styp', 'meta', 'udta', 'free', 'skip', 'uuid']);
const PRINTABLE = /^[\x20-\x7e\xa9]{4}$/;

export interface TopBoxes {
  readonly boxes: readonly TopBox[];
  /** The last box extends past the end of the file. */
  readonly isClipped: boolean;
}

/** Reads the boxes of an MP4 file, headers only. The file is truncated if its index is missing or extends past the end. */
export async function readTopBoxes(reader: ByteReader): Promise<Result<TopBoxes, RefusalReason>> {
  const boxes: TopBox[] = [];
  const has = (type: string) => boxes.some((box) => box.type === type);
  for (let at = 0; at + 8 <= reader.size && boxes.length < MOST_BOXES;) {
    const box = readHeader(await readView(reader, at, HEADER_BYTES), at, reader.size);
    const isPlausible = box !== undefined && at + box.length <= reader.size;
    const isOurs = box !== undefined && KNOWN.has(box.type);
    // Data that other programs appended to a complete file is ignored.
    if (!isPlausible && !isOurs && has('moov') && has('mdat')) return succeed({ boxes, isClipped: false });
    if (box === undefined) return fail(boxes.length > 1 ? 'truncated' : 'not-media');
    if (!isPlausible) return has('moov') ? succeed({ boxes: [...boxes, box], isClipped: true }) : fail('truncated');
    if (box.type === 'moov' && box.length > LARGEST_TAG_BYTES) return fail('too-large-tags');
    boxes.push(box);
    at += box.length;
  }
  return has('moov') ? succeed({ boxes, isClipped: false }) : fail(has('mdat') ? 'truncated' : 'not-media');
}

function readHeader(view: DataView, start: number, fileSize: number): TopBox | undefined {
  if (view.byteLength < 8) return undefined;
  const type = wordAt(view, 4);
  const size = view.getUint32(0);
  if (!PRINTABLE.test(type)) return undefined;
  if (size === 0) return { type, start, body: start + 8, length: fileSize - start };
  if (size === 1 && view.byteLength < HEADER_BYTES) return undefined;
  const length = size === 1 ? Number(view.getBigUint64(8)) : size;
  const header = size === 1 ? HEADER_BYTES : 8;
  return length < header ? undefined : { type, start, body: start + header, length };
}

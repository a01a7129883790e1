import { readView, type ByteReader } from './byte-reader';

/** One element of a Matroska file. `length` is undefined if its writer left it unknown. */
export interface Element {
  readonly id: number;
  readonly start: number;
  readonly body: number;
  readonly length: number | undefined;
}

const LONGEST_HEADER_BYTES = 12;
/** No real element has this many children; a million empty ones would fill the memory. */
const MOST_CHILDREN = 10_000;

/** The element whose header begins at `at` in these bytes, which begin at `offset` in the file (RFC 8794 §4 to §6). */
export function readElement(view: DataView, at: number, offset = 0): Element | undefined {
  const id = readNumber(view, at, true);
  if (id === undefined || id.bytes > 4) return undefined;
  const length = readNumber(view, at + id.bytes, false);
  if (length === undefined) return undefined;
  const isUnknown = length.value === 2 ** (7 * length.bytes) - 1;
  const body = offset + at + id.bytes + length.bytes;
  return { id: id.value, start: offset + at, body, length: isUnknown ? undefined : length.value };
}

/** The element at a position of the file. */
export async function elementAt(reader: ByteReader, position: number): Promise<Element | undefined> {
  return readElement(await readView(reader, position, LONGEST_HEADER_BYTES), 0, position);
}

/** The consecutive elements in these bytes. */
export function elementsIn(view: DataView): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < view.byteLength && found.length < MOST_CHILDREN;) {
    const element = readElement(view, at);
    if (element === undefined || element.length === undefined) return found;
    found.push(element);
    at = element.body + element.length;
  }
  return found;
}

/** An element's bytes within its parent's; shorter where the parent ends before it. */
export function contentOf(view: DataView, { body, length = 0 }: Element): DataView {
  const available = Math.max(0, Math.min(length, view.byteLength - body));
  return new DataView(view.buffer, view.byteOffset + Math.min(body, view.byteLength), available);
}

/** An unsigned integer of up to eight bytes. */
export function unsignedOf(view: DataView): number {
  let value = 0;
  for (let at = 0; at < view.byteLength; at += 1) value = value * 256 + view.getUint8(at);
  return value;
}

/** A floating point number of four or eight bytes; 0 for any other length. */
export function floatOf(view: DataView): number {
  if (view.byteLength === 4) return view.getFloat32(0);
  return view.byteLength === 8 ? view.getFloat64(0) : 0;
}

function readNumber(view: DataView, at: number, keepsMarker: boolean): { value: number; bytes: number } | undefined {
  if (at >= view.byteLength) return undefined;
  const first = view.getUint8(at);
  const bytes = Math.clz32(first) - 23;
  if (first === 0 || bytes > 8 || at + bytes > view.byteLength) return undefined;
  let value = keepsMarker ? first : first & (0xff >>> bytes);
  for (let offset = 1; offset < bytes; offset += 1) value = value * 256 + view.getUint8(at + offset);
  return { value, bytes };
}

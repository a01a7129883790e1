import { decodeUtf16 } from './tag-text';

/** What an ASF file says under a name. */
export interface Attribute {
  readonly name: string;
  /** 0 of text, 1 of bytes; numbers of some length otherwise. */
  readonly kind: number;
  readonly value: DataView;
}

/** Reads the attribute that begins at a place; `end` is the first place behind it. Throws a RangeError where its head does not fit. */
export type NextAttribute = (view: DataView, at: number) => { readonly attribute: Attribute; readonly end: number };

const TEXT = 0;
const BYTES = 1;

/** Of the extended content description (ASF specification §3.11). */
export const nextDescriptor: NextAttribute = (view, at) => {
  const nameBytes = view.getUint16(at, true);
  const kind = view.getUint16(at + 2 + nameBytes, true);
  const length = view.getUint16(at + 4 + nameBytes, true);
  const from = at + 6 + nameBytes;
  const name = textOf(part(view, at + 2, nameBytes));
  return { attribute: { name, kind, value: part(view, from, length) }, end: from + length };
};

/** Of the metadata objects (§4.7, §4.8), with the numbers of a language and a stream before it. */
export const nextRecord: NextAttribute = (view, at) => {
  const nameBytes = view.getUint16(at + 4, true);
  const kind = view.getUint16(at + 6, true);
  const length = view.getUint32(at + 8, true);
  const from = at + 12 + nameBytes;
  const name = textOf(part(view, at + 12, nameBytes));
  return { attribute: { name, kind, value: part(view, from, length) }, end: from + length };
};

/** Its text, or its number as text; undefined of bytes. Throws a RangeError where a number has less than 2 bytes. */
export function valueOf({ kind, value }: Attribute): string | undefined {
  if (kind === TEXT) return textOf(value);
  return kind === BYTES ? undefined : numberOf(value);
}

function numberOf(value: DataView): string {
  if (value.byteLength >= 8) return String(value.getBigUint64(0, true));
  return String(value.byteLength >= 4 ? value.getUint32(0, true) : value.getUint16(0, true));
}

export const textOf = (view: DataView): string => decodeUtf16(bytesOf(view)).replace(/\0+$/u, '');

export const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

/** As much of these bytes as there is. */
export function part(view: DataView, at: number, length: number): DataView {
  const from = Math.min(at, view.byteLength);
  return new DataView(view.buffer, view.byteOffset + from, Math.min(length, view.byteLength - from));
}

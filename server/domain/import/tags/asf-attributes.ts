import { decodeUtf16 } from './tag-text';

/** A named value in an ASF file. */
export interface Attribute {
  readonly name: string;
  /** 0 for text, 1 for bytes; otherwise a number of some length. */
  readonly kind: number;
  readonly value: DataView;
}

/**
 * Reads the attribute that begins at `at`; `end` is the first position behind it. Throws a RangeError if its header does not fit.
 */
export type NextAttribute = (view: DataView, at: number) => { readonly attribute: Attribute; readonly end: number };

const TEXT = 0;
const BYTES = 1;

/** Reads a descriptor of the extended content description (ASF specification §3.11). */
export const nextDescriptor: NextAttribute = (view, at) => {
  const nameBytes = view.getUint16(at, true);
  const kind = view.getUint16(at + 2 + nameBytes, true);
  const length = view.getUint16(at + 4 + nameBytes, true);
  const from = at + 6 + nameBytes;
  const name = textOf(part(view, at + 2, nameBytes));
  return { attribute: { name, kind, value: part(view, from, length) }, end: from + length };
};

/** Reads a record of the metadata objects (§4.7, §4.8), which begins with a language number and a stream number. */
export const nextRecord: NextAttribute = (view, at) => {
  const nameBytes = view.getUint16(at + 4, true);
  const kind = view.getUint16(at + 6, true);
  const length = view.getUint32(at + 8, true);
  const from = at + 12 + nameBytes;
  const name = textOf(part(view, at + 12, nameBytes));
  return { attribute: { name, kind, value: part(view, from, length) }, end: from + length };
};

/** The text of a value, or its number as text; undefined for bytes. Throws a RangeError if a number has less than 2 bytes. */
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

/** These bytes, or as many of them as exist. */
export function part(view: DataView, at: number, length: number): DataView {
  const from = Math.min(at, view.byteLength);
  return new DataView(view.buffer, view.byteOffset + from, Math.min(length, view.byteLength - from));
}

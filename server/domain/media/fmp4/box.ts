/** One box of an MP4 file, its content given in pieces. */
export function box(type: string, ...content: readonly Uint8Array[]): Uint8Array {
  const size = content.reduce((sum, piece) => sum + piece.length, 8);
  const out = new Uint8Array(size);
  new DataView(out.buffer).setUint32(0, size);
  out.set(ascii(type), 4);
  let at = 8;
  for (const piece of content) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}

/** A box that begins with a version and flags. */
export function fullBox(
  type: string,
  head: { readonly version?: number; readonly flags?: number },
  ...content: readonly Uint8Array[]
) {
  return box(type, u32(((head.version ?? 0) << 24) | (head.flags ?? 0)), ...content);
}

/** Big-endian 32-bit numbers in a row. */
export function u32(...values: readonly number[]): Uint8Array {
  const out = new Uint8Array(values.length * 4);
  const view = new DataView(out.buffer);
  values.forEach((value, index) => view.setUint32(index * 4, value >>> 0));
  return out;
}

/** Big-endian 16-bit numbers in a row. */
export function u16(...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values.flatMap((value) => [(value >>> 8) & 0xff, value & 0xff]));
}

/** One big-endian 64-bit number; exact up to 2^53. */
export function u64(value: number): Uint8Array {
  return u32(Math.floor(value / 2 ** 32), value % 2 ** 32);
}

/** Plain bytes. */
export function bytes(...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values);
}

/** The bytes of an ASCII word. */
export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

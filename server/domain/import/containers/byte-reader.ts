/**
 * A file's bytes by position: a port. The readers of containers and tags are rules, since equal bytes give equal facts; but a file
 * may have gigabytes, and what was read decides which few bytes are needed next, so they ask for them one after the other. How
 * bytes are fetched, and what fails at that, is the adapter's.
 */
export interface ByteReader {
  readonly size: number;
  /** The bytes from `position` on; fewer than `length` only at the end of the file. */
  read(position: number, length: number): Promise<Uint8Array>;
}

/** The bytes from `position` on, up to the end of the file at most, with a view on them. */
export async function readView(reader: ByteReader, position: number, length: number): Promise<DataView> {
  const bytes = await reader.read(position, length);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Four (or `length`) bytes as ASCII; shorter where the bytes end. */
export function wordAt(view: DataView, position: number, length = 4): string {
  const end = Math.min(view.byteLength, position + length);
  let word = '';
  for (let at = position; at < end; at += 1) word += String.fromCharCode(view.getUint8(at));
  return word;
}

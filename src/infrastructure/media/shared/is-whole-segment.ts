const HEADER_BYTES = 8;
/** The boxes that a media segment may begin with (ISO/IEC 14496-12). */
const BEGINNINGS: ReadonlySet<string> = new Set(['styp', 'sidx', 'moof', 'prft', 'emsg']);

/** Whether these bytes are boxes of a media segment from the first to the last, and neither cut off nor of another kind. */
export function isWholeSegment(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length) {
    const size = view.getUint32(at);
    if (size < HEADER_BYTES) return false;
    names.push(String.fromCharCode(...bytes.subarray(at + 4, at + HEADER_BYTES)));
    at += size;
  }
  return at === bytes.length && BEGINNINGS.has(names[0] ?? '') && names.includes('moof') && names.includes('mdat');
}

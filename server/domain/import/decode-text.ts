const UTF16_BIG = 0xfeff;
const UTF16_LITTLE = 0xfffe;

/** Reads the bytes of a text file: by its mark UTF-8 or UTF-16, else as UTF-8, else, where that cannot be, as Windows-1258. */
export function decodeText(bytes: Uint8Array): string {
  const mark = bytes.length >= 2 ? ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0) : 0;
  if (mark === UTF16_BIG) return new TextDecoder('utf-16be').decode(bytes);
  if (mark === UTF16_LITTLE) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1258').decode(bytes);
  }
}

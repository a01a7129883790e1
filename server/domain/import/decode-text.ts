import { decodeUtf16, isUtf16, mostlyUtf8 } from './tags/tag-text';

/**
 * Reads the bytes of a text file: UTF-16 where it has its mark or its zeros, else UTF-8, in which a bad byte costs one letter; where
 * it cannot be that either, Windows-1258, in which Vietnamese was written before.
 */
export function decodeText(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return decodeUtf16(bytes);
  return mostlyUtf8(bytes) ?? new TextDecoder('windows-1258').decode(bytes);
}

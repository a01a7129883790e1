import { decodeUtf16, isUtf16, mostlyUtf8 } from './tags/tag-text';

/**
 * Reads the bytes of a text file: UTF-16 where it has its mark or its zeros, else UTF-8, in which a bad byte costs one letter; where
 * it cannot be that either, Windows-1258, in which Vietnamese was written before.
 */
export function decodeText(bytes: Uint8Array): string {
  return isUtf16(bytes) ? decodeUtf16(bytes) : decodeLetters(bytes);
}

/** The same of bytes that cannot be UTF-16, such as a name on a disk, which has no zeros. */
export function decodeLetters(bytes: Uint8Array): string {
  return mostlyUtf8(bytes) ?? new TextDecoder('windows-1258').decode(bytes);
}

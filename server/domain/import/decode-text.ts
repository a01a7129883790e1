import { decodeUtf16, isUtf16, mostlyUtf8 } from './tags/tag-text';

/**
 * Decodes the bytes of a text file: UTF-16 if it has a byte order mark or zero bytes, else UTF-8, in which an invalid byte costs
 * one letter; if it cannot be UTF-8 either, Windows-1258, a former encoding of Vietnamese.
 */
export function decodeText(bytes: Uint8Array): string {
  return isUtf16(bytes) ? decodeUtf16(bytes) : decodeLetters(bytes);
}

/** Like `decodeText`, for bytes that cannot be UTF-16, such as a name on a disk, which contains no zero bytes. */
export function decodeLetters(bytes: Uint8Array): string {
  return mostlyUtf8(bytes) ?? new TextDecoder('windows-1258').decode(bytes);
}

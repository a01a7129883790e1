import { repairEncoding } from '../clean-text';

/** The byte order mark of UTF-16, read as big-endian, for either order. */
const BIG = 0xfeff;
const LITTLE = 0xfffe;
const SAMPLE_BYTES = 2_048;
/** One zero in this many bytes is enough: in Vietnamese, line ends alone give more. */
const ZEROS_IN_UTF16 = 8;
const REPLACEMENT = /\ufffd/gu;
const LETTER_BEYOND_ASCII = /[^\0-\u007f\ufffd]/gu;
/** The characters of Windows-1252 from 0x80 on, where ISO 8859-1 has control characters. */
const WINDOWS_LETTERS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const C1_CONTROLS = /[\u0080-\u009f]/gu;

/**
 * Decodes text that is declared as UTF-8. An invalid byte costs one letter; if more letters beyond ASCII are wrong than right,
 * the text is Windows-1252.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  return mostlyUtf8(bytes) ?? windows1252(latin1(bytes));
}

/** Decodes UTF-8, each invalid byte as U+FFFD; undefined if more letters beyond ASCII are wrong than right. */
export function mostlyUtf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes);
  const wrong = text.match(REPLACEMENT)?.length ?? 0;
  const right = text.match(LETTER_BEYOND_ASCII)?.length ?? 0;
  return wrong > right ? undefined : text;
}

/** Decodes text that is declared as ISO 8859-1: many taggers wrote UTF-8 or Windows-1252 under that name. */
export function decodeLatin1(bytes: Uint8Array): string {
  return windows1252(repairEncoding(latin1(bytes)));
}

/** The decoder of Node 20 treats Windows-1252 as ISO 8859-1. */
const windows1252 = (text: string): string =>
  text.replace(C1_CONTROLS, (control) => WINDOWS_LETTERS.charAt(control.charCodeAt(0) - 0x80));

/**
 * Decodes UTF-16 by its byte order mark; without one as little-endian, unless only the other order gives letters. A last odd byte
 * is ignored.
 */
export function decodeUtf16(bytes: Uint8Array, isBigByDefault = false): string {
  const mark = markOf(bytes);
  const isBig = mark === BIG || (mark !== LITTLE && (isBigByDefault || looksBig(bytes)));
  const units = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return new TextDecoder(isBig ? 'utf-16be' : 'utf-16le').decode(units);
}

/** Decodes each byte as the letter of its number. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4_096) text += String.fromCharCode(...bytes.subarray(at, at + 4_096));
  return text;
}

/** Whether the bytes begin with UTF-16's mark, or have the zeros between letters that only UTF-16 has. */
export function isUtf16(bytes: Uint8Array): boolean {
  const mark = markOf(bytes);
  const zeros = bytes.subarray(0, SAMPLE_BYTES).filter((byte) => byte === 0).length;
  return mark === BIG || mark === LITTLE || zeros * ZEROS_IN_UTF16 > Math.min(bytes.length, SAMPLE_BYTES);
}

const markOf = (bytes: Uint8Array): number => (bytes.length < 2 ? 0 : (Number(bytes[0]) << 8) | Number(bytes[1]));

/** In western text, the first half of a big-endian unit is zero. */
function looksBig(bytes: Uint8Array): boolean {
  let first = 0;
  let second = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at] === 0) first += 1;
    if (bytes[at + 1] === 0) second += 1;
  }
  return first > second;
}

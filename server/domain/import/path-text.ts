import { decodeLetters } from './decode-text';
import { latin1 } from './tags/tag-text';

/**
 * How paths are written as text. On a Unix system a name is bytes, in any encoding or in none. A path is UTF-8 wherever possible;
 * any other byte is written as the private-use letter U+EF00 + byte, after MirBSD's OPTU-8. So every path can be stored, compared
 * and sent as text, and converts back to exactly its bytes. If a name itself contains such a letter, that letter is written byte
 * by byte too.
 */
const RAW = /[\uef80-\uefff]/;
const RAW_STARTS_AT = 0xef00;
/** Every letter that stands for a byte. */
export const RAW_LETTERS = String.fromCharCode(...Array.from({ length: 0x80 }, (_, at) => RAW_STARTS_AT + 0x80 + at));
const NO_RAW = /[^\uef80-\uefff]+/g;
/** Letters of two to four bytes (RFC 3629 §4), or else one byte that belongs to no letter. */
const BEYOND_ASCII = new RegExp(
  [
    '[\\xc2-\\xdf][\\x80-\\xbf]',
    '(?:\\xe0[\\xa0-\\xbf]|[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]|\\xed[\\x80-\\x9f])[\\x80-\\xbf]',
    '(?:\\xf0[\\x90-\\xbf]|[\\xf1-\\xf3][\\x80-\\xbf]|\\xf4[\\x80-\\x8f])[\\x80-\\xbf]{2}',
    '[\\x80-\\xff]',
  ].join('|'),
  'g',
);

/** Whether a path that was read as UTF-8 may have other bytes than its text shows. */
export const isDoubtful = (path: string): boolean => path.includes('\ufffd') || RAW.test(path);

/** Whether the path contains bytes outside UTF-8. */
export const holdsRawBytes = (path: string): boolean => RAW.test(path);

/** The text of a path, from its bytes. */
export const pathOfBytes = (bytes: Uint8Array): string => latin1(bytes).replace(BEYOND_ASCII, letterOf);

/** The bytes that the text of a path represents. */
export const bytesOfPath = (path: string): Uint8Array => {
  const binary = path.replace(NO_RAW, (text) => latin1(new TextEncoder().encode(text)));
  return Uint8Array.from(binary, (unit) => unit.charCodeAt(0) & 0xff);
};

/** A path for display: bytes that are not UTF-8 are decoded in their most likely encoding. Different paths may look the same. */
export const readablePath = (path: string): string =>
  holdsRawBytes(path) ? path.split('/').map(readableName).join('/') : path;

const readableName = (name: string): string => (holdsRawBytes(name) ? decodeLetters(bytesOfPath(name)) : name);

function letterOf(binary: string): string {
  const letter = binary.length === 1 ? '' : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(binary));
  return letter === '' || RAW.test(letter) ? Array.from(binary, rawLetter).join('') : letter;
}

const bytesOf = (binary: string): Uint8Array => Uint8Array.from(binary, (unit) => unit.charCodeAt(0));
const rawLetter = (unit: string): string => String.fromCharCode(RAW_STARTS_AT + unit.charCodeAt(0));

import { readBoxes, viewOf, type BoxPlace } from '../../media/fmp4/box-reader';
import type { TagSetBuilder, TextField } from './tag-set';
import { decodeUtf16, decodeUtf8, mostlyUtf8 } from './tag-text';

/** QuickTime File Format, "User data text strings". */
const QUICKTIME: Readonly<Record<string, TextField>> = {
  '\xa9nam': 'title',
  '\xa9ART': 'artist',
  '\xa9alb': 'album',
  '\xa9day': 'date',
  '\xa9gen': 'genre',
  '\xa9wrt': 'composer',
  '\xa9com': 'composer',
  '\xa9lyr': 'lyrics',
  '\xa9cmt': 'comment',
  '\xa9trk': 'track',
};
/** 3GPP TS 26.244, section 8. */
const ASSETS: Readonly<Record<string, TextField>> = {
  titl: 'title',
  perf: 'artist',
  albm: 'album',
  yrrc: 'date',
  dscp: 'comment',
};
const LANGUAGE_BYTES = 2;
/** Smaller numbers are the Macintosh's own language codes, with text in its own character set. */
const FIRST_ISO_LANGUAGE = 0x400;
const VERSION_BYTES = 4;

/** Reads the texts in a movie's user data outside iTunes' list: those of QuickTime and of phones. */
export function readUserData(fields: TagSetBuilder, userData: Uint8Array): void {
  const seen = new Set<string>();
  for (const box of readBoxes(userData, 0, userData.length)) {
    // The same text in another language.
    if (seen.has(box.type)) continue;
    seen.add(box.type);
    const text = QUICKTIME[box.type];
    const asset = ASSETS[box.type];
    if (text !== undefined) fields.attempt(text, () => fields.text(text, [quickTimeText(userData, box)]));
    if (asset !== undefined) fields.attempt(asset, () => fields.text(asset, [assetText(userData, box)]));
  }
}

/** The text's length in bytes and its language come first. The same text in other languages may follow. */
function quickTimeText(bytes: Uint8Array, { body, end }: BoxPlace): string {
  const from = body + 2 + LANGUAGE_BYTES;
  const to = from + viewOf(bytes).getUint16(body);
  if (to > end) throw new RangeError('the text is longer than its box');
  const text = bytes.subarray(from, to);
  const isMac = viewOf(bytes).getUint16(body + 2) < FIRST_ISO_LANGUAGE;
  return isMac ? (mostlyUtf8(text) ?? new TextDecoder('macintosh').decode(text)) : decodeUtf8(text);
}

/**
 * Version and language come first; a year is a number. A text ends with a zero, and may be UTF-16 if it begins with a byte order
 * mark.
 */
function assetText(bytes: Uint8Array, { type, body, end }: BoxPlace): string {
  const content = bytes.subarray(body + VERSION_BYTES, end);
  if (type === 'yrrc') return String(viewOf(content).getUint16(0));
  const text = content.subarray(LANGUAGE_BYTES);
  const isWide = (text[0] === 0xfe && text[1] === 0xff) || (text[0] === 0xff && text[1] === 0xfe);
  if (isWide) return decodeUtf16(text).split('\0')[0] ?? '';
  const zero = text.indexOf(0);
  return decodeUtf8(zero < 0 ? text : text.subarray(0, zero));
}

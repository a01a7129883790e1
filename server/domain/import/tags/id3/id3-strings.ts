import { decodeLatin1, decodeUtf16, decodeUtf8 } from '../tag-text';

/** The encodings of ID3v2, by the number that stands before a text. */
const LATIN1 = 0;
const UTF16 = 1;
const UTF16_BIG = 2;
const UTF8 = 3;

const isWide = (encoding: number): boolean => encoding === UTF16 || encoding === UTF16_BIG;

/** Decodes text in one of ID3v2's encodings. For an unknown encoding number, the encoding is guessed from the bytes. */
export function decodeText(bytes: Uint8Array, encoding: number): string {
  if (isWide(encoding)) return decodeUtf16(bytes, encoding === UTF16_BIG);
  return encoding === LATIN1 ? decodeLatin1(bytes) : decodeUtf8(bytes);
}

/** The bytes up to the next terminating zero, and the bytes behind it; all bytes if there is no zero. */
export function cutAtZero(bytes: Uint8Array, encoding: number): readonly [Uint8Array, Uint8Array] {
  const step = isWide(encoding) ? 2 : 1;
  for (let at = 0; at + step <= bytes.length; at += step) {
    if (bytes[at] === 0 && (step === 1 || bytes[at + 1] === 0))
      return [bytes.subarray(0, at), bytes.subarray(at + step)];
  }
  return [bytes, bytes.subarray(bytes.length)];
}

/** All texts of a frame that begins with its encoding; several texts are separated by zeros. */
export function textsOf(body: Uint8Array): readonly string[] {
  const [encoding = LATIN1] = body;
  // A frame without the byte of its encoding begins with a letter.
  let rest = encoding > UTF8 ? body : body.subarray(1);
  const texts: string[] = [];
  while (rest.length > 0) {
    const [text, behind] = cutAtZero(rest, encoding);
    texts.push(decodeText(text, encoding));
    rest = behind;
  }
  return texts;
}

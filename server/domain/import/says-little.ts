/** A prime, so that every place of what repeats itself is looked at. */
const STEP = 5;
/** More than a silent frame of any encoder that was tried has; the most were 354, of AC-3. */
const MOST_WORDS = 400;
/** Words are counted by their hash (Knuth's multiplicative one): a set of them takes ten times as long. */
const BUCKET_BITS = 13;
const GOLDEN = 0x9e3779b1;
/** Silent frames of an encoder differ in a few bytes. */
const SHARE = 1 / 16;

/**
 * Whether these bytes are silence, or something else that repeats itself: recordings that share them need have nothing else in
 * common. They have fewer different words of four bytes than a 16th of their length, and than 400.
 */
export function saysLittle(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const enough = Math.min(MOST_WORDS, bytes.length * SHARE);
  const isSeen = new Uint8Array(1 << BUCKET_BITS);
  let words = 0;
  for (let at = 0; at + 4 <= bytes.length; at += STEP) {
    const bucket = Math.imul(view.getUint32(at), GOLDEN) >>> (32 - BUCKET_BITS);
    words += isSeen[bucket] === 1 ? 0 : 1;
    isSeen[bucket] = 1;
    if (words >= enough) return false;
  }
  return true;
}

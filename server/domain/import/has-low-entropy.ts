/** A prime, so that every position of a repeating pattern is sampled. */
const STEP = 5;
/** More different words than a silent frame of any tested encoder has; the highest count was 354, for AC-3. */
const MOST_WORDS = 400;
/** Words are counted by their hash (Knuth's multiplicative one), because a set takes ten times as long. */
const BUCKET_BITS = 13;
const GOLDEN = 0x9e3779b1;
/** Silent frames of an encoder differ in a few bytes. */
const SHARE = 1 / 16;

/**
 * Whether these bytes are silence or another repeating pattern: recordings that share them need not have anything else in common.
 * Such bytes have fewer different four-byte words than a 16th of their length, and fewer than 400.
 */
export function hasLowEntropy(bytes: Uint8Array): boolean {
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

/**
 * The position of the number of tracks, which follows the medium's number, the length of the lead-in silence and reserved bytes,
 * and precedes the tracks.
 */
const COUNT_AT = 395;
const TRACK_BYTES = 36;
const INDEX_BYTES = 12;

/** Whether a FLAC file's CUESHEET has as many tracks as it says, and at least one (RFC 9639 §8.7). */
export function isCueSheetWhole(block: DataView): boolean {
  if (block.byteLength < COUNT_AT + TRACK_BYTES) return false;
  const tracks = block.getUint8(COUNT_AT);
  let at = COUNT_AT + 1;
  for (let track = 0; track < tracks; track += 1) {
    if (at + TRACK_BYTES > block.byteLength) return false;
    at += TRACK_BYTES + block.getUint8(at + TRACK_BYTES - 1) * INDEX_BYTES;
  }
  return tracks > 0;
}

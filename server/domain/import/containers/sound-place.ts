/** Bytes of a file, from the first up to the end, which is not included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The parts of a file's sound, between its tags, that are read to distinguish recordings. */
export interface SoundPlace {
  /** Its length in bytes; for an Ogg file in samples, because its pages may be divided again without a change of the sound. */
  readonly length: number;
  /** Its first and its last `SOUND_END_BYTES` bytes, or all of it where it has fewer. */
  readonly head: readonly Stretch[];
  readonly tail: readonly Stretch[];
  /**
   * Small pieces at equal distances from its beginning to its end; none for an Ogg file, because its pages may be divided again.
   */
  readonly middle: readonly Stretch[];
}

export const SOUND_END_BYTES = 64 * 1024;
const PIECES = 16;
const PIECE_BYTES = 2048;

/** The place of sound that is all of these stretches, one after the other. */
export function placeOfStretches(stretches: readonly Stretch[]): SoundPlace {
  const length = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  return { length, head: firstOf(stretches), tail: lastOf(stretches), middle: piecesOf(stretches, length) };
}

function piecesOf(stretches: readonly Stretch[], length: number): readonly Stretch[] {
  const pieces: Stretch[] = [];
  let before = 0;
  for (const { from, to } of stretches) {
    for (let next = placeOf(pieces.length, length); next < before + to - from && pieces.length < PIECES;) {
      const at = from + next - before;
      pieces.push({ from: at, to: Math.min(to, at + PIECE_BYTES) });
      next = placeOf(pieces.length, length);
    }
    before += to - from;
  }
  return pieces;
}

const placeOf = (piece: number, length: number): number => Math.floor(((piece + 1) * length) / (PIECES + 1));

/** The first `SOUND_END_BYTES` bytes of these stretches. */
export function firstOf(stretches: readonly Stretch[]): readonly Stretch[] {
  const placed: Stretch[] = [];
  let left = SOUND_END_BYTES;
  for (const { from, to } of stretches) {
    if (left <= 0) break;
    placed.push({ from, to: Math.min(to, from + left) });
    left -= to - from;
  }
  return placed;
}

/** The last `SOUND_END_BYTES` bytes of these stretches. */
export function lastOf(stretches: readonly Stretch[]): readonly Stretch[] {
  const kept: Stretch[] = [];
  let left = SOUND_END_BYTES;
  for (let index = stretches.length - 1; index >= 0 && left > 0; index -= 1) {
    const { from, to } = stretches[index] ?? { from: 0, to: 0 };
    kept.unshift({ from: Math.max(from, to - left), to });
    left -= to - from;
  }
  return kept;
}

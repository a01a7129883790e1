/** Amplitudes up to four times full scale are distinguished; no sound shaped here is louder. */
export const CEILING_RANGE = 4;
/** A sample up to this size stays as it is. */
const UNTOUCHED = 0.97;
const POINTS = 8_193;

/** The output for a sample: unchanged up to −0.26 dBFS, and from there bent smoothly, so that it never passes full scale. */
export function underCeiling(sample: number): number {
  const size = Math.abs(sample);
  if (size <= UNTOUCHED) return sample;
  const room = 1 - UNTOUCHED;
  return Math.sign(sample) * (UNTOUCHED + room * Math.tanh((size - UNTOUCHED) / room));
}

/** The same as the curve of a WaveShaper whose input was divided by `CEILING_RANGE`. */
export const ceilingCurve = (): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: POINTS }, (_, point) => underCeiling(((2 * point) / (POINTS - 1) - 1) * CEILING_RANGE));

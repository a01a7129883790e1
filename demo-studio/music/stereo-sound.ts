export const SAMPLE_RATE = 44_100;

/** Sound as samples from −1 to 1, both sides of the same length. */
export interface StereoSound {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly rate: typeof SAMPLE_RATE;
}

const TO_UNIT = 1 / 2 ** 31;

/** Fills a range of samples with white noise from −1 to 1; returns the state to continue from. */
export function fillNoise(samples: Float32Array, seed: number, from: number, to: number): number {
  let state = seed | 0;
  for (let at = from; at < to; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[at] = state * TO_UNIT;
  }
  return state;
}

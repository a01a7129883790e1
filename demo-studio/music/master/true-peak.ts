const TAPS = 12;
const PHASES = 4;

/** Windowed-sinc weights for the three points between two samples. */
const WEIGHTS = Array.from({ length: PHASES - 1 }, (_, phase) => {
  const offset = (phase + 1) / PHASES;
  const weights = Float64Array.from({ length: TAPS }, (_unused, tap) => {
    const distance = tap - (TAPS / 2 - 1) - offset;
    const window = Math.cos((Math.PI * distance) / (TAPS + 1)) ** 2;
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
});

/** The highest level between a sample and the next one, as a converter would draw the wave (4× oversampled, as in BS.1770). */
export function peakBetween(samples: Float32Array, at: number): number {
  let highest = Math.abs(samples[at] as number);
  const first = at - (TAPS / 2 - 1);
  if (first < 0 || first + TAPS > samples.length) return highest;
  for (const weights of WEIGHTS) {
    let value = 0;
    for (let tap = 0; tap < TAPS; tap += 1) value += (weights[tap] as number) * (samples[first + tap] as number);
    highest = Math.max(highest, Math.abs(value));
  }
  return highest;
}

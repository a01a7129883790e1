export const DITHER_SIDE = 128;

/**
 * A square of thresholds from 0 to 1 that is repeated over a picture. Added to a value before it is truncated to an integer, the
 * thresholds turn the steps of a slow gradient into an even grain (interleaved gradient noise).
 */
export const DITHER: Float32Array = Float32Array.from({ length: DITHER_SIDE * DITHER_SIDE }, (_, at) => {
  const across = at % DITHER_SIDE;
  const down = Math.floor(at / DITHER_SIDE);
  const inner = 0.06711056 * across + 0.00583715 * down;
  const outer = 52.9829189 * (inner - Math.floor(inner));
  return outer - Math.floor(outer);
});

/** The index at which the thresholds of a line begin, for a layer whose grain begins at `offset`. */
export const grainOf = (line: number, offset: number): number =>
  ((line + (offset >> 7)) & (DITHER_SIDE - 1)) * DITHER_SIDE;

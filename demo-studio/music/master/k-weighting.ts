/** The five coefficients of a second-order filter; the first output coefficient is 1. */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

function shelf(rate: number): Biquad {
  const hertz = 1681.974450955533;
  const quality = 0.7071752369554196;
  const turn = Math.tan((Math.PI * hertz) / rate);
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const scale = 1 + turn / quality + turn * turn;
  return {
    b0: (high + (band * turn) / quality + turn * turn) / scale,
    b1: (2 * (turn * turn - high)) / scale,
    b2: (high - (band * turn) / quality + turn * turn) / scale,
    a1: (2 * (turn * turn - 1)) / scale,
    a2: (1 - turn / quality + turn * turn) / scale,
  };
}

function highPass(rate: number): Biquad {
  const turn = Math.tan((Math.PI * 38.13547087602444) / rate);
  const quality = 0.5003270373238773;
  const scale = 1 + turn / quality + turn * turn;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (turn * turn - 1)) / scale, a2: (1 - turn / quality + turn * turn) / scale };
}

/** The two filters by which ITU-R BS.1770 weights a sound as a person hears it, for a sample rate. */
export const kWeighting = (rate: number): readonly [Biquad, Biquad] => [shelf(rate), highPass(rate)];

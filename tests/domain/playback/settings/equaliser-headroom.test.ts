import * as fc from 'fast-check';
import { EQUALISER_PRESETS, type EqualiserGains } from '../../../../src/domain/playback/settings/equaliser';
import { equaliserBoost, equaliserResponse } from '../../../../src/domain/playback/settings/equaliser-headroom';

const anyGain = fc.integer({ min: -12, max: 12 });
const anyGains: fc.Arbitrary<EqualiserGains> = fc.tuple(anyGain, anyGain, anyGain, anyGain, anyGain);

describe('the gain of the equaliser', () => {
  it.each<[number, EqualiserGains]>([
    [60, [9, 0, 0, 0, 0]],
    [230, [0, 9, 0, 0, 0]],
    [910, [0, 0, 9, 0, 0]],
    [3_600, [0, 0, 0, 9, 0]],
    [14_000, [0, 0, 0, 0, 9]],
  ])('at %d Hz is the gain of its band, while the other bands are at 0', (frequency, gains) => {
    expect(equaliserResponse(gains, frequency)).toBeCloseTo(9, 9);
    expect(equaliserResponse(gains, frequency * 0.98)).toBeLessThan(9);
    expect(equaliserResponse(gains, frequency * 1.02)).toBeLessThan(9);
  });

  it.each<[number, number, EqualiserGains]>([
    [30, 120, [12, 0, 0, 0, 0]],
    [115, 460, [0, 12, 0, 0, 0]],
  ])('an octave below and above its band, at %d Hz and %d Hz, is half of the gain', (below, above, gains) => {
    expect(equaliserResponse(gains, below)).toBeCloseTo(6, 2);
    expect(equaliserResponse(gains, above)).toBeCloseTo(6, 2);
  });

  /** By the bilinear transform, with Ω = tan(πf / 48 kHz) / tan(πf₀ / 48 kHz) in the analogue peaking filter. */
  it('is narrower near half of the sample rate: 3.93 dB an octave below the highest band', () => {
    expect(equaliserResponse([0, 0, 0, 0, 12], 7_000)).toBeCloseTo(3.93463, 4);
  });

  it('is 0 at every frequency while all bands are at 0', () => {
    expect(equaliserResponse([0, 0, 0, 0, 0], 440)).toBe(0);
    expect(equaliserBoost([0, 0, 0, 0, 0])).toBe(0);
  });

  it('adds up between neighbouring bands: more headroom is needed than for the highest band', () => {
    expect(equaliserBoost([12, 12, 12, 12, 12])).toBeGreaterThan(12);
    expect(equaliserBoost(EQUALISER_PRESETS.bass)).toBeGreaterThan(6);
  });

  it('needs no headroom where bands are only lowered', () => {
    expect(equaliserBoost([-12, -3, 0, -6, -12])).toBe(0);
  });

  it('exceeds the headroom by a tenth of a decibel at most, at any frequency', () => {
    const anyFrequency = fc.double({ min: 20, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(anyGains, anyFrequency, (gains, frequency) => {
        expect(equaliserResponse(gains, frequency)).toBeLessThanOrEqual(equaliserBoost(gains) + 0.1);
      }),
    );
  });
});

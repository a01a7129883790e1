import * as fc from 'fast-check';
import {
  EQUALISER_BANDS,
  EQUALISER_PRESETS,
  type EqualiserGains,
} from '../../../../src/domain/playback/settings/equaliser';
import { equaliserBoost, equaliserResponse } from '../../../../src/domain/playback/settings/equaliser-headroom';

const anyGain = fc.integer({ min: -12, max: 12 });
const anyGains: fc.Arbitrary<EqualiserGains> = fc.tuple(anyGain, anyGain, anyGain, anyGain, anyGain);

describe('the gain of the equaliser', () => {
  it.each(EQUALISER_BANDS.map((frequency, band) => [frequency, band] as const))(
    'at %d Hz is the gain of its band, while the other bands are at 0',
    (frequency, band) => {
      const gains = EQUALISER_BANDS.map((_, index) => (index === band ? 9 : 0)) as unknown as EqualiserGains;
      expect(equaliserResponse(gains, frequency)).toBeCloseTo(9, 6);
    },
  );

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

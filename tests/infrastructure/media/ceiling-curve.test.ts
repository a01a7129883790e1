import { ceilingCurve, underCeiling } from '../../../src/infrastructure/media/web-audio/ceiling-curve';

describe('the ceiling', () => {
  it.each([
    [0, 0],
    [0.5, 0.5],
    [-0.9, -0.9],
    [0.97, 0.97],
  ])('does not change a sample of %d', (sample, out) => {
    expect(underCeiling(sample)).toBe(out);
  });

  it('bends louder samples so that none passes full scale, and a louder one stays louder', () => {
    const samples = Array.from({ length: 400 }, (_, i) => i / 100);
    const bent = samples.map(underCeiling);
    expect(Math.max(...bent)).toBeLessThanOrEqual(1);
    expect(bent).toEqual(bent.toSorted((a, b) => a - b));
    expect(samples.map((sample) => underCeiling(-sample))).toEqual(bent.map((sample) => -sample));
  });

  it('has the same values as a curve over four times full scale', () => {
    const curve = ceilingCurve();
    const at = (sample: number) => curve[Math.round(((sample / 4 + 1) / 2) * (curve.length - 1))];
    expect(at(0.5)).toBeCloseTo(0.5, 6);
    expect(at(-4)).toBeCloseTo(-1, 6);
    expect(at(0)).toBe(0);
  });
});

import { ceilingCurve, underCeiling } from '../../../src/infrastructure/media/web-audio/ceiling-curve';

describe('the ceiling', () => {
  it.each([
    [0, 0],
    [0.5, 0.5],
    [-0.9, -0.9],
    [0.97, 0.97],
  ])('leaves a sample of %d as it is', (sample, out) => {
    expect(underCeiling(sample)).toBe(out);
  });

  it('bends everything above so that nothing passes full scale, and louder stays louder', () => {
    const samples = Array.from({ length: 400 }, (_, i) => i / 100);
    const bent = samples.map(underCeiling);
    expect(Math.max(...bent)).toBeLessThanOrEqual(1);
    expect(bent).toEqual(bent.toSorted((a, b) => a - b));
    expect(samples.map((sample) => underCeiling(-sample))).toEqual(bent.map((sample) => -sample));
  });

  it('is the same as a curve over four times full scale', () => {
    const curve = ceilingCurve();
    const at = (sample: number) => curve[Math.round(((sample / 4 + 1) / 2) * (curve.length - 1))];
    expect(at(0.5)).toBeCloseTo(0.5, 6);
    expect(at(-4)).toBeCloseTo(-1, 6);
    expect(at(0)).toBe(0);
  });
});

import { wavePath } from '../../../src/presentation/components/wave-path';

const pointsOf = (path: string): number[][] =>
  path
    .replace(/^M|V.*$/g, '')
    .split('L')
    .map((point) => point.split(' ').map(Number));

describe('the outline of water', () => {
  it('spans the width and closes along the bottom', () => {
    const path = wavePath(100, 80, { base: 20, amplitude: 5, period: 50, shift: 0 });

    expect(pointsOf(path).at(0)).toEqual([0, 20]);
    expect(pointsOf(path).at(-1)![0]).toBeGreaterThanOrEqual(100);
    expect(path).toMatch(/V80H0Z$/);
  });

  it('rises no higher than its amplitude', () => {
    const heights = pointsOf(wavePath(600, 80, { base: 20, amplitude: 5, period: 50, shift: 0.3 })).map(([, y]) => y!);

    expect(Math.min(...heights)).toBeGreaterThanOrEqual(15);
    expect(Math.max(...heights)).toBeLessThanOrEqual(25);
  });
});

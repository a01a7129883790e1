import { chartScale } from '../../../src/domain/administration/chart-scale';

describe('the lines of a chart', () => {
  it.each<readonly [greatest: number, lines: readonly number[]]>([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [9, [0, 5, 10]],
    [21, [0, 10, 20, 30]],
    [80, [0, 20, 40, 60, 80]],
    [1_234, [0, 500, 1_000, 1_500]],
  ])('cover values up to %i', (greatest, lines) => {
    expect(chartScale(greatest)).toEqual(lines);
  });
});

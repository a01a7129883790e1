import { isCounted } from '../../../src/domain/shared/is-counted';

describe('a count', () => {
  it.each([
    [1, true],
    [120_000, true],
    [0, false],
    [null, false],
  ])('of %j is worth showing: %s', (count, isShown) => {
    expect(isCounted(count)).toBe(isShown);
  });
});

import { sliderTarget } from '../../../src/presentation/design-system/slider-keys';

const RANGE = { value: 50, max: 100, step: 5, pageStep: 30 };

describe('the keys of a slider', () => {
  it.each([
    ['ArrowRight', 55],
    ['ArrowUp', 55],
    ['ArrowLeft', 45],
    ['ArrowDown', 45],
    ['PageUp', 80],
    ['PageDown', 20],
    ['Home', 0],
    ['End', 100],
    ['a', null],
  ])('%s leads to %s', (key, target) => {
    expect(sliderTarget(key, RANGE)).toBe(target);
  });

  it('do not move past an end', () => {
    expect(sliderTarget('PageUp', { ...RANGE, value: 90 })).toBe(100);
    expect(sliderTarget('PageDown', { ...RANGE, value: 10 })).toBe(0);
  });
});

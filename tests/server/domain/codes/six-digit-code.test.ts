import { SIX_DIGIT_COUNT, sixDigitCode } from '../../../../server/domain/codes/six-digit-code';

describe('a code of six digits', () => {
  it.each([
    ['the lowest number', 0, '000000'],
    ['a number of few digits', 4_711, '004711'],
    ['the highest number', SIX_DIGIT_COUNT - 1, '999999'],
  ])('for %s has leading zeros', (_which, drawn, code) => {
    expect(sixDigitCode(drawn)).toBe(code);
  });
});

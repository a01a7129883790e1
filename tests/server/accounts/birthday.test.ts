import { isBirthday } from '../../../server/domain/accounts/birthday';

const TODAY = new Date('2026-03-04T00:00:00Z');

describe('isBirthday', () => {
  it.each([
    ['1990-02-28', true],
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['2026-03-04', true],
    ['2026-03-05', false],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1990-13-01', false],
    ['1990-2-3', false],
    ['1990-02', false],
    ['1990', false],
    ['1990-02-28T00:00', false],
    ['', false],
  ])('for %j is %s', (text, isOne) => {
    expect(isBirthday(text, TODAY)).toBe(isOne);
  });
});

import { formatCompact } from '../../../src/presentation/i18n/format/counts';
import { formatDate, formatDateTime } from '../../../src/presentation/i18n/format/dates';
import { en } from '../../../src/presentation/i18n/locales/en';
import { vi } from '../../../src/presentation/i18n/locales/vi';

const localInstant = (year: number, month: number, day: number, hour = 0): string =>
  new Date(year, month - 1, day, hour, 5, 9).toISOString();

describe('dates', () => {
  it('are day, month and year without leading zeros', () => {
    expect(formatDate(localInstant(2026, 1, 5))).toBe('5/1/2026');
    expect(formatDate(localInstant(2026, 11, 21))).toBe('21/11/2026');
  });

  it('may have a time with them', () => {
    expect(formatDateTime(localInstant(2026, 11, 21, 8))).toBe('21/11/2026 08:05:09');
  });
});

describe('large counts', () => {
  it.each([
    [84_234, 'vi', '84,2 N'],
    [1_204_566, 'vi', '1,2 Tr'],
    [84_234, 'en', '84.2K'],
    [1_204_566, 'en', '1.2M'],
    [512, 'en', '512'],
  ])('%i is short in %s: %s', (count, language, short) => {
    expect(formatCompact(count, language).replace(/\s/g, ' ')).toBe(short);
  });
});

const placeholders = (words: object): string[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [`${key} ${[...value.matchAll(/\{\{[^}]+\}\}/g)].map(String).toSorted().join()}`]
      : placeholders(value as object).map((inner) => `${key}.${inner}`),
  );

describe('the two languages', () => {
  it('have the same words with the same places to fill in', () => {
    expect(placeholders(en)).toEqual(placeholders(vi));
  });
});

import { formatCompact } from '../../../src/presentation/i18n/format/counts';
import { formatDate, formatDateTime, formatMonth } from '../../../src/presentation/i18n/format/dates';
import { formatRelative } from '../../../src/presentation/i18n/format/relative-time';
import { accountEn } from '../../../src/presentation/i18n/locales/account/en';
import { accountVi } from '../../../src/presentation/i18n/locales/account/vi';
import { en } from '../../../src/presentation/i18n/locales/en';
import { formEn } from '../../../src/presentation/i18n/locales/form/en';
import { formVi } from '../../../src/presentation/i18n/locales/form/vi';
import { premiumEn } from '../../../src/presentation/i18n/locales/premium/en';
import { premiumVi } from '../../../src/presentation/i18n/locales/premium/vi';
import { vi } from '../../../src/presentation/i18n/locales/vi';
import { localInstant } from '../../support/builders/a-local-instant';

describe('dates', () => {
  it('are day, month and year without leading zeros', () => {
    expect(formatDate(localInstant(2026, 1, 5))).toBe('5/1/2026');
    expect(formatDate(localInstant(2026, 11, 21))).toBe('21/11/2026');
  });

  it('can include the time', () => {
    expect(formatDateTime(localInstant(2026, 11, 21, 8))).toBe('21/11/2026 08:05:09');
  });
});

describe('how long ago something was', () => {
  const NOW = Date.parse(localInstant(2026, 11, 21, 12));

  it.each([
    [-60, 'vi', 'bây giờ'],
    [0, 'en', 'now'],
    [12 * 60, 'vi', '12 phút trước'],
    [12 * 60, 'en', '12 minutes ago'],
    [3 * 3600 + 59, 'vi', '3 giờ trước'],
    [24 * 3600, 'vi', 'hôm qua'],
    [6 * 86_400, 'en', '6 days ago'],
    [7 * 86_400, 'en', '14/11/2026'],
  ])('%i seconds in %s: %s', (seconds, language, words) => {
    expect(formatRelative(new Date(NOW - seconds * 1000).toISOString(), NOW, language).toLowerCase()).toBe(words);
  });

  it('can be given as month and year', () => {
    expect(['vi', 'en'].map((language) => formatMonth(localInstant(2024, 3, 15, 12), language))).toEqual([
      'tháng 3 năm 2024',
      'March 2024',
    ]);
  });
});

describe('large counts', () => {
  it.each([
    [84_234, 'vi', '84,2 N'],
    [1_204_566, 'vi', '1,2 Tr'],
    [84_234, 'en', '84.2K'],
    [1_204_566, 'en', '1.2M'],
    [512, 'en', '512'],
  ])('%i is formatted in %s as: %s', (count, language, short) => {
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
  it('have the same texts with the same placeholders', () => {
    const english = [en, formEn, accountEn, premiumEn].map(placeholders);
    const vietnamese = [vi, formVi, accountVi, premiumVi].map(placeholders);

    expect(english).toEqual(vietnamese);
  });
});

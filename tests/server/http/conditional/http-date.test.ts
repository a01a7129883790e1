import { readHttpDate } from '../../../../server/presentation/http/http-date';

const NOW = Date.UTC(2026, 10, 26);
const read = (text: string): string | undefined => {
  const time = readHttpDate(text, NOW);
  return time === undefined ? undefined : new Date(time).toISOString();
};

describe('readHttpDate', () => {
  it.each([
    ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37.000Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37.000Z'],
    ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37.000Z'],
    ['Wed Nov 16 08:49:37 1994', '1994-11-16T08:49:37.000Z'],
    ['Sat, 31 Dec 2016 23:59:60 GMT', '2016-12-31T23:59:59.000Z'],
  ])('reads %s', (text, iso) => expect(read(text)).toBe(iso));

  it.each([
    ['Thursday, 26-Nov-76 00:00:00 GMT', 2076],
    ['Friday, 26-Nov-77 00:00:00 GMT', 1977],
    ['Thursday, 26-Nov-26 00:00:00 GMT', 2026],
  ])('reads a two-digit year as the latest year that is at most 50 years ahead: %s', (text, year) => {
    expect(read(text)).toMatch(new RegExp(`^${year}-`));
  });

  it.each([
    '',
    '0',
    '2026',
    '2026-11-26T00:00:00Z',
    'Sun, 06 Nov 1994 08:49:37',
    'Sun, 06 Nov 1994 08:49:37 +0700',
    'Sun, 31 Feb 1994 08:49:37 GMT',
    'Sun, 06 Abc 1994 08:49:37 GMT',
    'Sun, 06 Nov 1994 24:00:00 GMT',
    'Sun, 06 Nov 1994 08:60:00 GMT',
    'Sun, 06 Nov 1994 08:49:61 GMT',
    'sun, 06 nov 1994 08:49:37 gmt',
  ])('does not accept %p as a date', (text) => expect(read(text)).toBeUndefined());
});

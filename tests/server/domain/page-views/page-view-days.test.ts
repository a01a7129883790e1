import { dayOf, firstRetainedDay, lastDays } from '../../../../server/domain/page-views/page-view-days';

const LATE = Date.parse('2026-03-01T23:59:59.999Z');
const EARLY = Date.parse('2026-03-01T00:00:00.000Z');

describe('the days of page views', () => {
  it.each([EARLY, LATE])('are dates in coordinated universal time', (moment) => {
    expect(dayOf(moment)).toBe('2026-03-01');
  });

  it.each([
    ['the last moment of a day', LATE],
    ['the first moment of a day', EARLY],
  ])('are listed up to the day of %s, the oldest first', (_when, moment) => {
    expect(lastDays(moment, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(lastDays(moment, 1)).toEqual(['2026-03-01']);
    expect(lastDays(moment, 0)).toEqual([]);
  });

  it('are stored for 400 days, today included', () => {
    expect(firstRetainedDay(EARLY)).toBe('2025-01-26');
    expect(firstRetainedDay(LATE)).toBe('2025-01-26');
    expect(lastDays(LATE, 400)[0]).toBe('2025-01-26');
  });
});

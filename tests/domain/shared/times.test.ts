import { DATE_PATTERN, DATE_TIME_PATTERN } from '../../../src/domain/shared/dates';
import { formatDuration, splitDuration } from '../../../src/domain/shared/format-duration';
import { fail, succeed } from '../../../src/domain/shared/result';

describe('formatDuration', () => {
  it.each([
    [0, '0:00'],
    [5.9, '0:05'],
    [252, '4:12'],
    [3_599, '59:59'],
    [60, '1:00'],
    [3_600, '1:00:00'],
    [3_723, '1:02:03'],
    [36_000, '10:00:00'],
    [-3, '0:00'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('%f s is %s', (duration, text) => {
    expect(formatDuration(duration)).toBe(text);
  });

  it('splits a duration into the hours, minutes and seconds for a screen reader', () => {
    expect(splitDuration(3_723.8)).toEqual({ hours: 1, minutes: 2, seconds: 3 });
  });
});

describe('dates', () => {
  it('have the specified formats', () => {
    expect([DATE_PATTERN, DATE_TIME_PATTERN]).toEqual(['D/M/YYYY', 'D/M/YYYY HH:mm:ss']);
  });
});

describe('Result', () => {
  it('is a plain value for a success and for a failure', () => {
    expect([succeed(1), fail('no')]).toEqual([
      { ok: true, value: 1 },
      { ok: false, error: 'no' },
    ]);
  });
});

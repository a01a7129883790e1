import { CODE_LIMITS, waitAfterMs } from '../../../../server/domain/codes/code-limits';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NEWEST = new Date('2026-03-14T09:30:00.000Z');

/** How many calls a limit lets pass within these seconds, if they come as quickly as they may. */
const within = (
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
  seconds: number,
): number => Math.floor(burst + perSecond * seconds + 1e-9);

describe('the wait between two codes', () => {
  it.each([
    ['is a minute right after the newest', 0, 60_000],
    ['is the rest of the minute', 59_999, 1],
    ['is over after a minute', 60_000, 0],
    ['is not negative later', 60_001, 0],
    ['is longer where the clock was set back', -1_000, 61_000],
  ])('%s', (_what, after, wait) => {
    expect(waitAfterMs(NEWEST, new Date(NEWEST.getTime() + after))).toBe(wait);
  });

  it('does not exist before the first code', () => {
    expect(waitAfterMs(null, NEWEST)).toBe(0);
  });
});

describe('the limits for codes', () => {
  it.each([
    ['turnOfOne', 4.99, 1],
    ['turnOfOne', 5, 2],
    ['requestsOfOne', 0, 5],
    ['requestsOfOne', 15 * MINUTE - 1, 5],
    ['requestsOfOne', 15 * MINUTE, 6],
    ['requestsOfAll', 0, 30],
    ['requestsOfAll', 10 * MINUTE - 1, 30],
    ['requestsOfAll', 10 * MINUTE, 31],
    ['requestsOfAll', DAY, 174],
    ['registrationsOfNetwork', 0, 20],
    ['registrationsOfNetwork', 5 * MINUTE - 1, 20],
    ['registrationsOfNetwork', 5 * MINUTE, 21],
  ] as const)('%s lets through within %d seconds: %i', (limit, seconds, count) => {
    expect(within(CODE_LIMITS[limit], seconds)).toBe(count);
  });

  it('leave somebody who guesses all day one chance in a thousand at most', () => {
    const guesses = within(CODE_LIMITS.requestsOfAll, DAY) * CODE_LIMITS.tries;
    expect(guesses).toBe(870);
    expect(guesses / 1_000_000).toBeLessThan(1 / 1_000);
  });
});

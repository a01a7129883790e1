import { admitAttempt, NO_ATTEMPTS, type AttemptRecord } from '../../../server/domain/accounts/admit-attempt';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/** Makes attempts at the given times, one after the other. */
function attempted(...moments: readonly number[]): AttemptRecord {
  return moments.reduce((record, at) => admitAttempt(record, at).record, NO_ATTEMPTS);
}

/** The admitted attempts, if there is one every `step` milliseconds for `length` milliseconds. */
function checksIn(length: number, step: number): readonly number[] {
  const checked: number[] = [];
  let record = NO_ATTEMPTS;
  for (let at = 0; at < length; at += step) {
    const admission = admitAttempt(record, at);
    if (admission.kind === 'admitted') checked.push(at);
    ({ record } = admission);
  }
  return checked;
}

describe('attempts to sign in with one email address', () => {
  it('are admitted five times in a minute, then locked', () => {
    const record = attempted(0, 1, 2, 3);
    expect(admitAttempt(record, 4).kind).toBe('admitted');
    expect(admitAttempt(attempted(0, 1, 2, 3, 4), 5)).toMatchObject({ kind: 'locked', retryAfterSeconds: 60 });
  });

  it('are admitted again once the lock is over', () => {
    const locked = attempted(0, 0, 0, 0, 0, 0);
    expect(admitAttempt(locked, MINUTE - 1)).toMatchObject({ kind: 'locked', retryAfterSeconds: 1 });
    expect(admitAttempt(locked, MINUTE).kind).toBe('admitted');
  });

  it('do not lengthen a lock when they are made during it', () => {
    const locked = attempted(0, 0, 0, 0, 0, 0);
    const hammered = [1, 2, 3, 30 * SECOND].reduce((record, at) => admitAttempt(record, at).record, locked);
    expect(hammered).toEqual(locked);
  });

  it('are locked after the tenth until 15 minutes have passed since the first', () => {
    const slow = Array.from({ length: 10 }, (_, index) => index * MINUTE);
    expect(admitAttempt(attempted(...slow), 9 * MINUTE + SECOND)).toMatchObject({
      kind: 'locked',
      retryAfterSeconds: 6 * 60 - 1,
    });
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [3, 8],
    [4, 15],
    [5, 15],
    [1_000, 15],
  ])('after %i earlier locks are locked for %i minutes', (locks, minutes) => {
    const record = { ...attempted(0, 0, 0, 0, 0), locks };
    expect(admitAttempt(record, 0)).toMatchObject({ kind: 'locked', retryAfterSeconds: minutes * 60 });
  });

  it('are admitted ten times in 15 minutes, the tenth included', () => {
    const nine = Array.from({ length: 9 }, (_, index) => index * MINUTE);
    expect(admitAttempt(attempted(...nine), 9 * MINUTE).kind).toBe('admitted');
  });

  it('are forgotten when they are exactly 15 minutes old', () => {
    expect(admitAttempt(attempted(0, 1), QUARTER)).toEqual({
      kind: 'admitted',
      record: { attempts: [1, QUARTER], locks: 0, lockedUntil: null },
    });
  });

  it('remember earlier locks after a lock is over', () => {
    expect(admitAttempt({ attempts: [], locks: 2, lockedUntil: MINUTE }, MINUTE)).toEqual({
      kind: 'admitted',
      record: { attempts: [MINUTE], locks: 2, lockedUntil: null },
    });
  });

  it('count each lock once', () => {
    const attempts = [0, 0, 0, 0, 0];
    expect(admitAttempt({ attempts, locks: 1, lockedUntil: null }, 10)).toEqual({
      kind: 'locked',
      record: { attempts, locks: 2, lockedUntil: 2 * MINUTE + 10 },
      retryAfterSeconds: 120,
    });
  });

  it.each([
    [SECOND, 1],
    [SECOND + 1, 2],
    [SECOND + 499, 2],
    [2 * SECOND, 2],
  ])('that come %i ms before the end of a lock are asked to wait %i whole seconds', (left, retryAfterSeconds) => {
    const record = { attempts: [], locks: 1, lockedUntil: MINUTE };
    expect(admitAttempt(record, MINUTE - left)).toEqual({ kind: 'locked', record, retryAfterSeconds });
  });

  it('are locked for at most 15 minutes, also after the clock was set back', () => {
    const ahead = [DAY, DAY, DAY, DAY, DAY];
    expect(admitAttempt({ ...NO_ATTEMPTS, attempts: ahead }, 0)).toMatchObject({ retryAfterSeconds: 15 * 60 });
  });

  it.each([10, SECOND, 13 * SECOND, MINUTE])(
    'are admitted at most ten times in any 15 minutes when one is made every %i ms',
    (step) => {
      const checked = checksIn(3 * QUARTER, step);
      const busiest = Math.max(
        ...checked.map((from) => checked.filter((at) => at >= from && at < from + QUARTER).length),
      );
      expect(busiest).toBeLessThanOrEqual(10);
      expect(checked.length).toBeGreaterThan(10);
    },
  );

  it('by a listener who mistypes once every two minutes are never locked', () => {
    expect(checksIn(4 * QUARTER, 2 * MINUTE)).toHaveLength(30);
  });
});

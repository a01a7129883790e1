const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** security.md §3: five attempts a minute and ten in a quarter of an hour for each address; then a lock that doubles each time. */
export const ATTEMPT_LIMITS = {
  perMinute: 5,
  perQuarter: 10,
  quarterMs: 15 * MINUTE,
  firstLockMs: MINUTE,
  longestLockMs: 15 * MINUTE,
} as const;

/** Times are milliseconds since the epoch. */
export interface AttemptRecord {
  /** Attempts of the last fifteen minutes, oldest first. */
  readonly attempts: readonly number[];
  /** The number of locks since the last successful sign-in. */
  readonly locks: number;
  readonly lockedUntil: number | null;
}

export const NO_ATTEMPTS: AttemptRecord = { attempts: [], locks: 0, lockedUntil: null };

export type Admission =
  | { readonly kind: 'admitted'; readonly record: AttemptRecord }
  | { readonly kind: 'locked'; readonly record: AttemptRecord; readonly retryAfterSeconds: number };

const secondsUntil = (moment: number, now: number): number => Math.ceil((moment - now) / SECOND);

/** When the counts alone allow the next attempt; `now` if they allow an attempt at once. */
function earliest(attempts: readonly number[], now: number): number {
  const { perMinute, perQuarter, quarterMs } = ATTEMPT_LIMITS;
  const byMinute = attempts.at(-perMinute);
  const byQuarter = attempts.at(-perQuarter);
  return Math.max(
    now,
    byMinute === undefined ? now : byMinute + MINUTE,
    byQuarter === undefined ? now : byQuarter + quarterMs,
  );
}

/**
 * Decides whether a password may be checked now for an address, whether or not it has an account; an admitted attempt is counted
 * before the check. One attempt too many locks the address for one minute, then two, four, up to fifteen; attempts during a lock
 * do not lengthen the lock.
 */
export function admitAttempt(record: AttemptRecord, now: number): Admission {
  const { lockedUntil, locks } = record;
  if (lockedUntil !== null && now < lockedUntil)
    return { kind: 'locked', record, retryAfterSeconds: secondsUntil(lockedUntil, now) };
  const attempts = record.attempts.filter((at) => at > now - ATTEMPT_LIMITS.quarterMs);
  const free = earliest(attempts, now);
  if (free === now) return { kind: 'admitted', record: { attempts: [...attempts, now], locks, lockedUntil: null } };
  const { firstLockMs, longestLockMs } = ATTEMPT_LIMITS;
  const until = Math.min(now + longestLockMs, Math.max(free, now + firstLockMs * 2 ** locks));
  const locked = { attempts, locks: locks + 1, lockedUntil: until };
  return { kind: 'locked', record: locked, retryAfterSeconds: secondsUntil(until, now) };
}

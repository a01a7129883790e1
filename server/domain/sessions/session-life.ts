const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds. Remembered: 30 days idle, 90 in total; else 12 hours idle, 24 in total (security.md §2, decisions.md §4). */
export const SESSION_LIFE = {
  remembered: { idleMs: 30 * DAY, absoluteMs: 90 * DAY },
  forgotten: { idleMs: 12 * HOUR, absoluteMs: 24 * HOUR },
} as const;

/** The maximum number of sessions of an account: a new one beyond that ends the least recently seen one. */
export const MOST_SESSIONS = 50;

/** How long the device that rotated may request the same successor again. */
export const GRACE_MS = 30_000;

export interface SessionAge {
  readonly isRemembered: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export const lifeOf = (isRemembered: boolean): (typeof SESSION_LIFE)['remembered' | 'forgotten'] =>
  isRemembered ? SESSION_LIFE.remembered : SESSION_LIFE.forgotten;

/** Whether a session is over because of its age: unused for too long, or too old regardless of use. */
export function isOver({ isRemembered, createdAt, lastSeenAt }: SessionAge, now: Date): boolean {
  const { idleMs, absoluteMs } = lifeOf(isRemembered);
  return now.getTime() - lastSeenAt.getTime() >= idleMs || now.getTime() - createdAt.getTime() >= absoluteMs;
}

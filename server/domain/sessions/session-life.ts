const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds. Remembered: 30 days idle, 90 in all; else 12 hours idle, 24 in all (security.md §2, decisions.md §4). */
export const SESSION_LIFE = {
  remembered: { idleMs: 30 * DAY, absoluteMs: 90 * DAY },
  forgotten: { idleMs: 12 * HOUR, absoluteMs: 24 * HOUR },
} as const;

/** More sessions than these no account has at once: a new one ends the one that was seen longest ago. */
export const MOST_SESSIONS = 50;

/** How long the device that rotated may ask for the same successor again. */
export const GRACE_MS = 30_000;

export interface SessionAge {
  readonly isRemembered: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export const lifeOf = (isRemembered: boolean): (typeof SESSION_LIFE)['remembered' | 'forgotten'] =>
  isRemembered ? SESSION_LIFE.remembered : SESSION_LIFE.forgotten;

/** Whether a session is over by its age: unused for too long, or too old however it was used. */
export function isOver({ isRemembered, createdAt, lastSeenAt }: SessionAge, now: Date): boolean {
  const { idleMs, absoluteMs } = lifeOf(isRemembered);
  return now.getTime() - lastSeenAt.getTime() >= idleMs || now.getTime() - createdAt.getTime() >= absoluteMs;
}

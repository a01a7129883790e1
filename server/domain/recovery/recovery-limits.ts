/** How long what leads to a new password is good for (security.md §3). Milliseconds. */
export const RECOVERY_LIMITS = {
  ticketLifeMs: 10 * 60_000,
  /** While strangers use the mails up, one goes out about every ten minutes: the newest is always young enough. */
  longCodeLifeMs: 60 * 60_000,
} as const;

/** How long the codes and tickets for a new password are valid (security.md §3). Milliseconds. */
export const RECOVERY_LIMITS = {
  ticketLifeMs: 10 * 60_000,
  /**
   * Even while strangers use up the mail limit, one mail goes out about every ten minutes: the newest code is always still valid.
   */
  longCodeLifeMs: 60 * 60_000,
} as const;

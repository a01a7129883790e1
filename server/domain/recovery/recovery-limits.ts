/** How long a code and what it opens are good for, and how often they may be tried (security.md §3). Milliseconds. */
export const RECOVERY_LIMITS = {
  codeLifeMs: 5 * 60_000,
  codeTries: 5,
  resendAfterMs: 60_000,
  ticketLifeMs: 10 * 60_000,
} as const;

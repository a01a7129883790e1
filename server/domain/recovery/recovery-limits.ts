/** How long a code and what it opens are good for, and how often they may be tried (security.md §3). Milliseconds. */
export const RECOVERY_LIMITS = {
  codeLifeMs: 5 * 60_000,
  codeTries: 5,
  resendAfterMs: 60_000,
  /** For each address, from wherever: with five tries at each code, a million codes are not guessed in a lifetime. */
  requests: { burst: 5, perSecond: 1 / (15 * 60) },
  ticketLifeMs: 10 * 60_000,
} as const;

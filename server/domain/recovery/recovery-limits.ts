/** How long a code and what it opens are good for, and how often they may be tried (security.md §3). Milliseconds. */
export const RECOVERY_LIMITS = {
  codeLifeMs: 5 * 60_000,
  codeTries: 5,
  resendAfterMs: 60_000,
  /** For each address, of one network or one device that the account knows. */
  requestsOfOne: { burst: 5, perSecond: 1 / (15 * 60) },
  /**
   * For each address, of all networks together, so that many cannot share the guessing: with five tries at each code, 1 in 1,100 a
   * day for whoever sends the owner 174 letters meanwhile. Devices that the account knows are not held back by it.
   */
  requestsOfAll: { burst: 30, perSecond: 1 / (10 * 60) },
  ticketLifeMs: 10 * 60_000,
} as const;

/**
 * How long a code sent by mail is valid, how often it may be tried, and how often another code is sent (security.md §3).
 * Milliseconds.
 */
export const CODE_LIMITS = {
  lifeMs: 5 * 60_000,
  tries: 5,
  resendAfterMs: 60_000,
  /**
   * For each address and each network or known device: of simultaneous calls, only the first one is counted. The interval is
   * longer than a request takes; after that, `resendAfterMs` applies.
   */
  turnOfOne: { burst: 1, perSecond: 1 / 5 },
  /** For each address and each network or known device. */
  requestsOfOne: { burst: 5, perSecond: 1 / (15 * 60) },
  /**
   * For each address across all networks, so that many networks cannot share the guessing: with five tries per code, an attacker
   * succeeds with a probability of 1 in 1,100 a day, and the owner receives 174 mails meanwhile. Devices that the account knows
   * are not limited by it.
   */
  requestsOfAll: { burst: 30, perSecond: 1 / (10 * 60) },
  /** For each network, across all addresses that need no account yet: mails to strangers must not harm the sender's reputation. */
  registrationsOfNetwork: { burst: 20, perSecond: 1 / (5 * 60) },
} as const;

/**
 * How many milliseconds after the newest request the next one of the same requester is accepted; `newest` is null if there was
 * none.
 */
export const waitAfterMs = (newest: Date | null, at: Date): number =>
  newest === null ? 0 : Math.max(0, newest.getTime() + CODE_LIMITS.resendAfterMs - at.getTime());

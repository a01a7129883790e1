/** How long a code that came by mail is good for, how often it may be tried, and how often another is sent (security.md §3). Milliseconds. */
export const CODE_LIMITS = {
  lifeMs: 5 * 60_000,
  tries: 5,
  resendAfterMs: 60_000,
  /**
   * For each address, of one network or one device that the account knows: calls of the same moment take nothing from one another.
   * Longer than a request takes, after which `resendAfterMs` counts.
   */
  turnOfOne: { burst: 1, perSecond: 1 / 5 },
  /** For each address, of one network or one device that the account knows. */
  requestsOfOne: { burst: 5, perSecond: 1 / (15 * 60) },
  /**
   * For each address, of all networks together, so that many cannot share the guessing: with five tries at each code, 1 in 1,100 a
   * day for whoever has 174 mails sent to the owner meanwhile. Devices that the account knows are not held back by it.
   */
  requestsOfAll: { burst: 30, perSecond: 1 / (10 * 60) },
  /** Of one network, for all addresses that need no account yet: mails to strangers must not cost the sender its good name. */
  registrationsOfNetwork: { burst: 20, perSecond: 1 / (5 * 60) },
} as const;

/** How many milliseconds after the newest request the next one of the same requester is taken; null: there was none. */
export const waitAfterMs = (newest: Date | null, at: Date): number =>
  newest === null ? 0 : Math.max(0, newest.getTime() + CODE_LIMITS.resendAfterMs - at.getTime());

/** A bucket that holds `burst` calls and fills up again by `perSecond`. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts calls by whatever the caller is known by. */
export interface RateLimiter {
  /** Takes one call out of the bucket of `key`: 0 where there was one, else the whole seconds until there is. */
  take(key: string, limit: RateLimit): Promise<number>;
  /** Puts a call back that was taken and did not happen. */
  giveBack(key: string, limit: RateLimit): Promise<void>;
}

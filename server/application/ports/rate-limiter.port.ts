/** A bucket that holds `burst` calls and is refilled by `perSecond`. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts calls by a key that identifies the caller. */
export interface RateLimiter {
  /** Takes one call out of the bucket of `key`: 0 if there was one, else the whole seconds until there is one. */
  consume(key: string, limit: RateLimit): Promise<number>;
  /** Returns to the bucket a call that was taken and did not happen. */
  giveBack(key: string, limit: RateLimit): Promise<void>;
}

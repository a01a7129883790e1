/** Tries at a password over all processes and restarts, counted by who is tried: an address, a known device or an account. */
export interface SignInAttempts {
  /** Counts an attempt and answers 0, or leaves it uncounted and answers the whole seconds until the next one is let through. */
  take(key: string, at: Date): Promise<number>;
  /** The right password was given: the key starts afresh. */
  forget(key: string): Promise<void>;
}

/** Password attempts across all processes and restarts, counted per key: an address, a known device or an account. */
export interface SignInAttempts {
  /** Counts an attempt and returns 0, or does not count it and returns the whole seconds until the next attempt is allowed. */
  consume(key: string, at: Date): Promise<number>;
  /** Resets the key after the right password was given. */
  forget(key: string): Promise<void>;
}

/** Attempts to sign in, counted by address over all processes and restarts. */
export interface SignInAttempts {
  /** Counts an attempt and answers 0, or leaves it uncounted and answers the whole seconds until the next one is let through. */
  take(emailKey: string, at: Date): Promise<number>;
  /** The right password was given: the address starts afresh. */
  forget(emailKey: string): Promise<void>;
}

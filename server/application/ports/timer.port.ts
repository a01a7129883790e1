/** Runs a callback later. */
export interface Timer {
  /**
   * Runs `run` once, after `delayMs` milliseconds, and returns the function that cancels it. A pending call does not keep the
   * process alive.
   */
  after(delayMs: number, run: () => void): () => void;
}

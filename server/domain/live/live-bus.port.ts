/** Reaches every server process on the same database, in the order in which one of them spoke, the speaker too. */
export interface LiveBus {
  /** Says it to all; what cannot be said at this moment is lost. Texts of any length. */
  publish(text: string): void;
  /** From now on. `onResume`: something may have been missed, and things can be heard from now on. */
  listen(onText: (text: string) => void, onResume: () => void): Promise<void>;
  close(): Promise<void>;
}

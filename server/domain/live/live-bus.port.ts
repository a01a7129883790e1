/**
 * Delivers texts to every server process on the same database, the sender included, in the order in which each process published
 * them.
 */
export interface LiveBus {
  /** Publishes a text of any length to all processes; a text that cannot be published at this moment is lost. */
  publish(text: string): void;
  /** Receives texts from now on. `onResume`: texts may have been missed, and are received from now on. */
  listen(onText: (text: string) => void, onResume: () => void): Promise<void>;
  close(): Promise<void>;
}

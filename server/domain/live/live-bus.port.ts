import type { BusMessage, SentMessage } from './bus-message';

/**
 * Delivers messages to every server process on the same database, the sender included, in the order in which each process
 * published them.
 */
export interface LiveBus {
  /** Publishes a message to all processes; one that cannot be published at this moment is lost. */
  publish(message: SentMessage): void;
  /** Receives messages from now on. `onResume`: messages may have been missed, and are received from now on. */
  listen(onMessage: (message: BusMessage) => void, onResume: () => void): Promise<void>;
  close(): Promise<void>;
}

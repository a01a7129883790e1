import type { EventStream } from '../../domain/shared/event-stream';

/** Whether the browser believes it is online. */
export interface Connectivity {
  /** True also when a server that could not be reached answers again, which no browser notices. */
  readonly changes: EventStream<boolean>;
  isOnline(): boolean;
}

/** Whether the server answers, as far as its callers know. */
export interface ServerReach {
  /** True from a call that found no server until `answers`. */
  readonly doubts: EventStream<boolean>;
  /** A call found no server: nobody answered in time, or whoever stands before it said that it is away. */
  doubt(): void;
  /** The server was asked and answers: whatever waits for it may go on. */
  answers(): void;
}

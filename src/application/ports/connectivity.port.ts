import type { EventStream } from '../../domain/shared/event-stream';

/** Whether the browser believes it is online. */
export interface Connectivity {
  /** Also true when an unreachable server answers again, which no browser notices. */
  readonly changes: EventStream<boolean>;
  isOnline(): boolean;
}

/** Whether the server answers, according to the calls made to it. */
export interface ServerReachability {
  /** True from a call that did not reach the server until `answers`. */
  readonly suspicions: EventStream<boolean>;
  /** Reports that a call did not reach the server: no answer came in time, or a proxy reported the server as unavailable. */
  reportUnreachable(): void;
  /** Reports that the server answered a probe; waiting requests may continue. */
  reportReachable(): void;
}

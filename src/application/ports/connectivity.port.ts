import type { EventStream } from '../../domain/shared/event-stream';

/** Whether the browser believes it is online. */
export interface Connectivity {
  readonly changes: EventStream<boolean>;
  isOnline(): boolean;
}

import type { EventStream } from '../../domain/shared/event-stream';
import type { DevicesControl } from './devices-control';

/** The other devices of the signed-in account. */
export interface LiveAccess {
  /** Emits at once, then every change. Null while nobody is signed in, and until its code is loaded. */
  readonly changes: EventStream<DevicesControl | null>;
}

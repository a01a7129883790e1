import type { EventStream } from '../../domain/shared/event-stream';
import type { DevicesControl } from './devices-control';

/** The other devices of whoever is signed in. */
export interface LiveAccess {
  /** Null while nobody is signed in, and until its code is here. At once, then every change. */
  readonly changes: EventStream<DevicesControl | null>;
}

import type { EventStream } from '../../domain/shared/event-stream';

/** The app's own files on this device. */
export interface AppVersions {
  /** Keeps the files for a start without connection, from the first listener on; tells when a newer version is ready. */
  readonly newer: EventStream<void>;
  /** Begins anew with the newer version. Whoever calls it has asked the listener. */
  renew(): void;
}

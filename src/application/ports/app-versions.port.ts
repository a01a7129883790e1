import type { EventStream } from '../../domain/shared/event-stream';

/** The app's own files on this device. */
export interface AppVersions {
  /** From the first subscriber on, caches the files for an offline start; emits when a newer version is ready. */
  readonly newer: EventStream<void>;
  /** Restarts with the newer version. The caller has asked the listener before. */
  renew(): void;
}

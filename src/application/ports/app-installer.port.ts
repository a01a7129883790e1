import type { InstallFacts } from '../../domain/app/install-state';
import type { InstallWay } from '../../domain/app/install-way';
import type { EventStream } from '../../domain/shared/event-stream';

/** Brings the app onto the device, as far as the browser does. */
export interface AppInstaller {
  readonly way: InstallWay;
  readonly facts: InstallFacts;
  readonly changes: EventStream<InstallFacts>;
  /** Asks the browser's own question; true: the listener agreed. A question can be asked once; without one it is false. */
  ask(): Promise<boolean>;
}

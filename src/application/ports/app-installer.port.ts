import type { InstallFacts } from '../../domain/app/install-state';
import type { InstallWay } from '../../domain/app/install-way';
import type { EventStream } from '../../domain/shared/event-stream';

/** Installs the app on the device, as far as the browser supports it. */
export interface AppInstaller {
  readonly way: InstallWay;
  readonly facts: InstallFacts;
  readonly changes: EventStream<InstallFacts>;
  /** Shows the browser's own prompt; true if the listener agreed. A prompt can be shown once; without one the answer is false. */
  ask(): Promise<boolean>;
}

import type { EventStream } from '../../domain/shared/event-stream';
import type { PageLifecycle } from './page-lifecycle.port';

/** When to let go of what keeps a page from being kept: its sockets and its media. */
export interface PageDepartures extends PageLifecycle {
  /** They have not gone after all. */
  readonly stays: EventStream<unknown>;
}

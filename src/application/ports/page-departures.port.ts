import type { EventStream } from '../../domain/shared/event-stream';
import type { PageLifecycle } from './page-lifecycle.port';

/** When to release the sockets and media that prevent the back/forward cache. */
export interface PageDepartures extends PageLifecycle {
  /** The listener has not left the page after all. */
  readonly stays: EventStream<unknown>;
}

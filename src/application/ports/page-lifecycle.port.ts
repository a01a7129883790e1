import type { EventStream } from '../../domain/shared/event-stream';

/** A browser may freeze a page while its listener is elsewhere, and restore it at once (the back/forward cache). */
export interface PageLifecycle {
  /** The listener goes to another page, or closes this one. From here on, no outside event reaches the page. */
  readonly leaves: EventStream<unknown>;
  /** The listener is back, and the page is in its old state, whatever has happened in the meantime. */
  readonly returns: EventStream<unknown>;
}

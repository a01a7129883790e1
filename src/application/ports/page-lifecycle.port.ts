import type { EventStream } from '../../domain/shared/event-stream';

/** A page may be kept as it stands while its listener is elsewhere, and be there again at once (the back/forward cache). */
export interface PageLifecycle {
  /** The listener goes to another page, or closes this one. Nothing that happens outside reaches it from here on. */
  readonly leaves: EventStream<unknown>;
  /** They are back, and the page is as they left it, however much has happened since. */
  readonly returns: EventStream<unknown>;
}

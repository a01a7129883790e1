import type { LibraryChange } from '../../domain/library/library-change';
import type { EventStream } from '../../domain/shared/event-stream';

/** Reaches every other tab of this browser, never this one. Does nothing if the browser has no suitable API. */
export interface LibraryChannel {
  readonly announcements: EventStream<LibraryChange>;
  announce(change: LibraryChange): void;
}

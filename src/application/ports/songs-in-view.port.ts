import type { EventStream } from '../../domain/shared/event-stream';

/** The songs that are visible to the listener. */
export interface SongsInView {
  /** Emits the ids of the visible songs, from the top and without duplicates, each time the page stops scrolling. */
  readonly rests: EventStream<readonly string[]>;
}

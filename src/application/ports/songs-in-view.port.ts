import type { EventStream } from '../../domain/shared/event-stream';

/** What the listener looks at. */
export interface SongsInView {
  /** The ids of the songs in sight, from the top, each time that the page has come to rest; none of them twice. */
  readonly rests: EventStream<readonly string[]>;
}

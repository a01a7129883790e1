import type { PlaybackFault } from '../../../domain/playback/playback-engine.port';
import type { Seconds } from '../../../domain/shared/units';
import type { Order } from './feed-plan';
import type { StreamEnd } from './stream-end';
import type { Timeline } from './timeline';
import type { TimelineBuffer } from './timeline-buffer';

/** What is fed, and who wants to know about it. */
export interface FeedTask {
  readonly timeline: Timeline;
  readonly buffer: TimelineBuffer;
  readonly streamEnd: StreamEnd;
  /** Where the listener is on the timeline, or will be as soon as possible. */
  readonly time: () => Seconds;
  /** So far ahead of the listener it is fed at most. */
  readonly mostAhead: () => Seconds;
  readonly onArrival: () => void;
  /** This address was laid there. */
  readonly onLaid: (order: Order, url: string) => void;
  readonly onFault: (fault: PlaybackFault) => void;
  /** The buffer takes what it is given, and keeps nothing of it. */
  readonly onUseless: () => void;
  /** Asks servers again, whatever the browser has kept: what was kept could not be played. */
  readonly isFresh: boolean;
}

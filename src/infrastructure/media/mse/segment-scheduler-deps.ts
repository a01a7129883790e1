import type { PlaybackFault } from '../../../domain/playback/playback-engine.port';
import type { Seconds } from '../../../domain/shared/units';
import type { SegmentRequest } from './segment-plan';
import type { EndOfStream } from './end-of-stream';
import type { Timeline } from './timeline';
import type { TimelineBuffer } from './timeline-buffer';

/** What is fed, and who wants to know about it. */
export interface SegmentSchedulerDeps {
  readonly timeline: Timeline;
  readonly buffer: TimelineBuffer;
  readonly endOfStream: EndOfStream;
  /** Where the listener is on the timeline, or will be as soon as possible. */
  readonly time: () => Seconds;
  /** So far ahead of the listener it is fed at most. */
  readonly mostAhead: () => Seconds;
  readonly onData: () => void;
  /** This address was laid there. */
  readonly onAppended: (request: SegmentRequest, url: string) => void;
  readonly onFault: (fault: PlaybackFault) => void;
  /** The buffer takes what it is given, and keeps nothing of it. */
  readonly onUnusable: () => void;
  /** Asks servers again, whatever the browser has kept: what was kept could not be played. */
  readonly isFresh: boolean;
}

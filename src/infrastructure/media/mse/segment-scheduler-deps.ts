import type { PlaybackFault } from '../../../domain/playback/sources/playback-engine.port';
import type { Seconds } from '../../../domain/shared/units';
import type { SegmentRequest } from './segment-plan';
import type { EndOfStream } from './end-of-stream';
import type { Timeline } from './timeline';
import type { TimelineBuffer } from './timeline-buffer';

/** The buffer and timeline to fill, and the callbacks to report to. */
export interface SegmentSchedulerDeps {
  readonly timeline: Timeline;
  readonly buffer: TimelineBuffer;
  readonly endOfStream: EndOfStream;
  /** Where the listener is on the timeline, or will be as soon as possible. */
  readonly time: () => Seconds;
  /** How far ahead of the listener segments are appended at most. */
  readonly mostAhead: () => Seconds;
  readonly onData: () => void;
  /** The bytes of this address were appended. */
  readonly onAppended: (request: SegmentRequest, url: string) => void;
  readonly onFault: (fault: PlaybackFault) => void;
  /** The buffer accepts segments but retains nothing of them. */
  readonly onUnusable: () => void;
  /** Requests segments from servers again, whatever the browser has cached: its cached copies could not be played. */
  readonly isFresh: boolean;
}

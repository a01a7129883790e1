import type { BufferedRange, PlaybackFault } from '../../../domain/playback/sources/playback-engine.port';
import type { InstantStart } from '../../../domain/playback/sources/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import { segmentAt, segmentCount, segmentSpan, spanFrom, type Span } from './song-segments';
import { beginningOf, positionIn, rangesIn, type SongSpan, type Timeline } from './timeline';

/** A segment to fetch, and the song span that it belongs to. */
export interface SegmentRequest {
  readonly songSpan: SongSpan;
  readonly index: number;
}

/** Where the listener is on the timeline, and what of it is buffered. */
export interface Playhead {
  readonly time: Seconds;
  readonly buffered: readonly BufferedRange[];
}

/** Two frames: sound that browsers round away or leave out at the edges of a segment is not a hole. */
const TOLERANCE: Seconds = 0.05;
/** Browsers report times in microseconds. */
const ROUNDING: Seconds = 0.001;
/** How often a malformed or missing segment is requested again: at once, and then after longer and longer delays. */
const MAX_RETRIES = 3;

/** Where the listener is in a song, and what of it is buffered; everything in the song's own seconds. */
interface SongPlayhead {
  readonly start: InstantStart;
  /** No part of the song before this position can be buffered. */
  readonly beginning: Seconds;
  readonly position: Seconds;
  readonly buffered: readonly BufferedRange[];
}

const covers = (range: BufferedRange, { from, to }: Span, tolerance: Seconds): boolean =>
  range.from <= from + tolerance && range.to >= to - tolerance;

/**
 * For a segment shorter than the tolerance, its middle must be buffered; otherwise the sound beside it would count as the
 * segment.
 */
function isBuffered(span: Span, buffered: readonly BufferedRange[]): boolean {
  const length = span.to - span.from;
  return length <= 0 || buffered.some((range) => covers(range, span, Math.min(TOLERANCE, length / 2)));
}

/**
 * The first segment from the position on that is not buffered; null where none is missing before the song's end, or before
 * `horizon` seconds from the position.
 */
function nextSegment({ start, beginning, position, buffered }: SongPlayhead, horizon: Seconds): number | null {
  const count = segmentCount(start);
  for (let index = segmentAt(start, position); index < count; index += 1) {
    const span = spanFrom(segmentSpan(start, index), beginning);
    if (span.from > position + horizon) return null;
    if (!isBuffered(span, buffered)) return index;
  }
  return null;
}

/** The end of the buffered range that holds this segment, except for edges that browsers leave out; null if there is none. */
const bufferedUntil = (span: Span, buffered: readonly BufferedRange[]): Seconds | null =>
  buffered.find((range) => covers(range, span, TOLERANCE))?.to ?? null;

/** How the song is cut; it may have turned out shorter than announced. */
const startOf = ({ source, from, to }: SongSpan): InstantStart => ({ ...source.start, duration: to - from });

/** The same playhead, relative to one song. */
const playheadIn = (span: SongSpan, { time, buffered }: Playhead): SongPlayhead => ({
  start: startOf(span),
  beginning: beginningOf(span),
  position: positionIn(span, time),
  buffered: rangesIn(span, buffered),
});

/** Whether the song is buffered from the listener's position to its end. */
export const isFullyBuffered = (span: SongSpan, playhead: Playhead): boolean =>
  nextSegment(playheadIn(span, playhead), Infinity) === null;

/** The part of the song that a segment fills in its song span. */
const spanIn = (span: SongSpan, index: number): Span => spanFrom(segmentSpan(startOf(span), index), beginningOf(span));

/** Where in its song the sound of an appended segment ends; null if it is not buffered. */
const soundEnd = ({ songSpan, index }: SegmentRequest, { buffered }: Playhead): Seconds | null =>
  bufferedUntil(spanIn(songSpan, index), rangesIn(songSpan, buffered));

/** Whether an appended segment is missing from the buffer. */
export const isMissing = (request: SegmentRequest, playhead: Playhead): boolean => soundEnd(request, playhead) === null;

/**
 * Where the song ends after its last segment was appended: a little early if the browser dropped the last frame; otherwise null.
 */
export function earlyEnd(request: SegmentRequest, playhead: Playhead): Seconds | null {
  const start = startOf(request.songSpan);
  const end = request.index === segmentCount(start) - 1 ? soundEnd(request, playhead) : null;
  if (end === null || end >= start.duration) return null;
  const isEarly =
    end < start.duration - ROUNDING ||
    !isBuffered(spanIn(request.songSpan, request.index), rangesIn(request.songSpan, playhead.buffered));
  return isEarly ? end : null;
}

/**
 * The segment to append next, at most `forward` seconds ahead of the listener: of the current song, and once that song is whole,
 * of the next song, which gets its song span then. Null if enough is buffered.
 */
export function nextRequest(timeline: Timeline, playhead: Playhead, forward: Seconds): SegmentRequest | null {
  const { current } = timeline;
  if (current === null) return null;
  const index = nextSegment(playheadIn(current, playhead), forward);
  if (index !== null) return { songSpan: current, index };
  const followed = isFullyBuffered(current, playhead) ? timeline.placeNext() : null;
  if (followed === null) return null;
  const first = nextSegment(playheadIn(followed, playhead), forward - (current.to - playhead.time));
  return first === null ? null : { songSpan: followed, index: first };
}

export const isSameRequest = (a: SegmentRequest | null, b: SegmentRequest | null): boolean =>
  a !== null && b !== null && a.songSpan.from === b.songSpan.from && a.index === b.index;

/** A segment whose request failed, and how often in a row. */
export interface FailedRequest {
  readonly request: SegmentRequest;
  readonly times: number;
}

/** The failure of a request, counted together with the one before if that was of the same segment. */
export const countFailure = (before: FailedRequest | null, request: SegmentRequest): FailedRequest => ({
  request,
  times: before !== null && isSameRequest(before.request, request) ? before.times + 1 : 1,
});

/**
 * How often a segment is requested again that could not be used. A song that is only the next one is loaded again when its turn
 * comes, and may be whole by then.
 */
export function retryLimit({ songSpan }: SegmentRequest, { current }: Timeline, fault: PlaybackFault): number {
  if (songSpan.from === current?.from) return MAX_RETRIES;
  return fault === 'not-found' ? 0 : 1;
}

/** Whether this is the song's last segment; an only segment does not count. */
export const isLastSegment = ({ songSpan, index }: SegmentRequest): boolean =>
  index > 0 && index === segmentCount(songSpan.source.start) - 1;

/** How much sound follows without a hole. */
export function soundAhead({ time, buffered }: Playhead): Seconds {
  return (buffered.find(({ from, to }) => from <= time && time <= to)?.to ?? time) - time;
}

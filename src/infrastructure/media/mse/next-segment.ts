import type { BufferedRange } from '../../../domain/playback/sources/playback-engine.port';
import type { InstantStart } from '../../../domain/playback/sources/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import { segmentAt, segmentCount, segmentSpan, spanFrom, type Span } from './segment-times';

/** Two frames: sound that browsers round away or leave out at the edges of a segment is not a hole. */
const TOLERANCE: Seconds = 0.05;

/** Where the listener is in a song, and what of it is buffered; everything in the song's own seconds. */
export interface SongPlayhead {
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
export function isBuffered(span: Span, buffered: readonly BufferedRange[]): boolean {
  const length = span.to - span.from;
  return length <= 0 || buffered.some((range) => covers(range, span, Math.min(TOLERANCE, length / 2)));
}

/**
 * The first segment from the position on that is not buffered; null where none is missing before the song's end, or before
 * `horizon` seconds from the position.
 */
export function nextSegment({ start, beginning, position, buffered }: SongPlayhead, horizon: Seconds): number | null {
  const count = segmentCount(start);
  for (let index = segmentAt(start, position); index < count; index += 1) {
    const span = spanFrom(segmentSpan(start, index), beginning);
    if (span.from > position + horizon) return null;
    if (!isBuffered(span, buffered)) return index;
  }
  return null;
}

/** Whether the song is buffered from the position to its end. */
export const isBufferedToEnd = (listening: SongPlayhead): boolean => nextSegment(listening, Infinity) === null;

/** The end of the buffered range that holds this segment, except for edges that browsers leave out; null if there is none. */
export const bufferedUntil = (span: Span, buffered: readonly BufferedRange[]): Seconds | null =>
  buffered.find((range) => covers(range, span, TOLERANCE))?.to ?? null;

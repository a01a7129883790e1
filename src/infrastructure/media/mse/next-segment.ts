import type { BufferedRange } from '../../../domain/playback/playback-engine.port';
import type { InstantStart } from '../../../domain/playback/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import { segmentAt, segmentCount, segmentSpan, spanFrom, type Span } from './segment-times';

/** Two frames: what browsers round or leave out at the edges of a segment is no hole. */
const TOLERANCE: Seconds = 0.05;

/** Where the listener is in a song, and what of it is buffered; everything in the song's own seconds. */
export interface SongPlayhead {
  readonly start: InstantStart;
  /** Nothing of the song can be buffered before it. */
  readonly beginning: Seconds;
  readonly position: Seconds;
  readonly buffered: readonly BufferedRange[];
}

const covers = (range: BufferedRange, { from, to }: Span, tolerance: Seconds): boolean =>
  range.from <= from + tolerance && range.to >= to - tolerance;

/** Where all of a segment is less than the tolerance, its middle has to be there: what lies beside it would do otherwise. */
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

/** Whether nothing of the song is missing from the position to its end. */
export const isBufferedToEnd = (listening: SongPlayhead): boolean => nextSegment(listening, Infinity) === null;

/** Where the sound ends that holds this segment, or all of it but what browsers leave out; null where there is none. */
export const bufferedUntil = (span: Span, buffered: readonly BufferedRange[]): Seconds | null =>
  buffered.find((range) => covers(range, span, TOLERANCE))?.to ?? null;

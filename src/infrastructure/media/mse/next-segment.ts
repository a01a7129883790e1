import type { BufferedRange } from '../../../domain/playback/playback-engine.port';
import type { InstantStart } from '../../../domain/playback/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import { segmentAt, segmentCount, segmentSpan, type Span } from './segment-times';

/** Two frames: what browsers round at the edges of a segment is no hole. */
const TOLERANCE: Seconds = 0.05;

/** Where the listener is in a song, and what of it is buffered; everything in the song's own seconds. */
export interface Listening {
  readonly start: InstantStart;
  readonly position: Seconds;
  readonly buffered: readonly BufferedRange[];
}

const isCovered = ({ from, to }: Span, buffered: readonly BufferedRange[]): boolean =>
  to <= from || buffered.some((range) => range.from <= from + TOLERANCE && range.to >= to - TOLERANCE);

/**
 * The first segment from the position on that is not buffered; null where none is missing before the song's end, or before
 * `horizon` seconds from the position.
 */
export function nextSegment({ start, position, buffered }: Listening, horizon: Seconds): number | null {
  const count = segmentCount(start);
  for (let index = segmentAt(start, position); index < count; index += 1) {
    const span = segmentSpan(start, index);
    if (span.from > position + horizon) return null;
    if (!isCovered(span, buffered)) return index;
  }
  return null;
}

/** Whether nothing of the song is missing from the position to its end. */
export const isBufferedToEnd = (listening: Listening): boolean => nextSegment(listening, Infinity) === null;

import type { BufferedRange } from '../../../domain/playback/playback-engine.port';
import type { InstantStart } from '../../../domain/playback/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import { isBufferedToEnd, isLaid, laidUntil, nextSegment, type Listening } from './next-segment';
import { segmentCount, segmentSpan, spanFrom, type Span } from './segment-times';
import { beginningOf, positionIn, rangesIn, type Place, type Timeline } from './timeline';

/** A segment that belongs into a place of the timeline. */
export interface Order {
  readonly place: Place;
  readonly index: number;
}

/** Where the listener is on the timeline, and what of it is buffered. */
export interface Head {
  readonly time: Seconds;
  readonly buffered: readonly BufferedRange[];
}

/** Browsers tell times in microseconds. */
const ROUNDING: Seconds = 0.001;

/** How the song is cut; it may have turned out shorter than was promised. */
const startOf = ({ source, from, to }: Place): InstantStart => ({ ...source.start, duration: to - from });

/** The same, seen from one song. */
const listeningTo = (place: Place, { time, buffered }: Head): Listening => ({
  start: startOf(place),
  beginning: beginningOf(place),
  position: positionIn(place, time),
  buffered: rangesIn(place, buffered),
});

/** Whether nothing of the song is missing from where the listener is. */
export const isWhole = (place: Place, head: Head): boolean => isBufferedToEnd(listeningTo(place, head));

/** What of the song a segment is to hold in its place. */
const spanIn = (place: Place, index: number): Span => spanFrom(segmentSpan(startOf(place), index), beginningOf(place));

/** Where in its song the sound of a segment ends that was laid; null where it is not there. */
const soundEnd = ({ place, index }: Order, { buffered }: Head): Seconds | null =>
  laidUntil(spanIn(place, index), rangesIn(place, buffered));

/** Whether the segment is not there, though it was laid. */
export const isMissing = (order: Order, head: Head): boolean => soundEnd(order, head) === null;

/** Where the song ends, once its last segment was laid: a little early where the browser left its last frame out; else null. */
export function earlyEnd(order: Order, head: Head): Seconds | null {
  const start = startOf(order.place);
  const end = order.index === segmentCount(start) - 1 ? soundEnd(order, head) : null;
  if (end === null || end >= start.duration) return null;
  const isEarly =
    end < start.duration - ROUNDING || !isLaid(spanIn(order.place, order.index), rangesIn(order.place, head.buffered));
  return isEarly ? end : null;
}

/**
 * What is laid next, `forward` seconds ahead of the listener at most: of the song that plays, and once that is whole, of the
 * one that follows it, which gets its place then. Null where there is enough.
 */
export function nextOrder(timeline: Timeline, head: Head, forward: Seconds): Order | null {
  const { active } = timeline;
  if (active === null) return null;
  const index = nextSegment(listeningTo(active, head), forward);
  if (index !== null) return { place: active, index };
  const followed = isWhole(active, head) ? timeline.layFollowed() : null;
  if (followed === null) return null;
  const first = nextSegment(listeningTo(followed, head), forward - (active.to - head.time));
  return first === null ? null : { place: followed, index: first };
}

export const isSameOrder = (a: Order | null, b: Order | null): boolean =>
  a !== null && b !== null && a.place.from === b.place.from && a.index === b.index;

/** Whether the song has nothing behind this segment; its only one does not count. */
export const isLastOrder = ({ place, index }: Order): boolean =>
  index > 0 && index === segmentCount(place.source.start) - 1;

/** How much sound follows without a hole. */
export function soundAhead({ time, buffered }: Head): Seconds {
  return (buffered.find(({ from, to }) => from <= time && time <= to)?.to ?? time) - time;
}

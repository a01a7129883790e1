import type { BufferedRange } from '../../../domain/playback/playback-engine.port';
import type { Seconds } from '../../../domain/shared/units';
import { isBufferedToEnd, nextSegment, type Listening } from './next-segment';
import { segmentCount } from './segment-times';
import { positionIn, rangesIn, type Place, type Timeline } from './timeline';

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

/** The same, seen from one song. */
const listeningTo = (place: Place, { time, buffered }: Head): Listening => ({
  start: { ...place.source.start, duration: place.to - place.from },
  position: positionIn(place, time),
  buffered: rangesIn(place, buffered),
});

/** Whether nothing of the song is missing from where the listener is. */
export const isWhole = (place: Place, head: Head): boolean => isBufferedToEnd(listeningTo(place, head));

/** Whether this segment still has to be laid. */
export const isMissing = ({ place, index }: Order, head: Head): boolean =>
  nextSegment(listeningTo(place, head), 0) === index;

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

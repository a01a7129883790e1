import { defer, distinctUntilChanged, filter, fromEvent, map, merge, of, type Observable } from 'rxjs';
import type { PlaybackFact } from '../../../domain/playback/sources/playback-engine.port';
import { readBuffered } from './buffered-ranges';

type ReadFact = (element: HTMLMediaElement) => PlaybackFact | null;

const readProgress: ReadFact = (element) => ({
  kind: 'progress',
  position: element.currentTime,
  buffered: readBuffered(element),
});

/** A pause is reported only if it lasts: the element also fires `pause` at the end, and for a pause that is already undone. */
const FACTS: Readonly<Record<string, ReadFact>> = {
  playing: (element) => (element.paused ? null : { kind: 'playing' }),
  pause: (element) => (element.paused && !element.ended ? { kind: 'paused' } : null),
  waiting: (element) => (element.paused ? null : { kind: 'waiting' }),
  timeupdate: readProgress,
  progress: readProgress,
  seeked: (element) => ({ kind: 'seeked', position: element.currentTime }),
  ended: (element) => (element.ended ? { kind: 'ended' } : null),
};

const isKnown = <T>(value: T | null): value is T => value !== null;

function readyFacts(element: HTMLMediaElement): Observable<PlaybackFact> {
  return defer(() => merge(of(null), fromEvent(element, 'durationchange'))).pipe(
    map(() => element.duration),
    filter((duration) => Number.isFinite(duration) && duration > 0),
    distinctUntilChanged(),
    map((duration) => ({ kind: 'ready', duration })),
  );
}

/**
 * An element's events as facts; a duration that is already known is reported at once. Faults are reported by the code that feeds
 * the element.
 */
export function elementFacts(element: HTMLMediaElement): Observable<PlaybackFact> {
  const told = Object.entries(FACTS).map(([event, read]) =>
    fromEvent(element, event).pipe(
      map(() => read(element)),
      filter(isKnown),
    ),
  );
  return merge(readyFacts(element), ...told);
}

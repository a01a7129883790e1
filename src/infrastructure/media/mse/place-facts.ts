import type { PlaybackFact } from '../../../domain/playback/playback-engine.port';
import type { Head } from './feed-plan';
import { positionIn, rangesIn, type Place } from './timeline';

type Progress = Extract<PlaybackFact, { kind: 'progress' }>;

/** How far the song has come, in its own seconds. */
export const progressIn = (place: Place, { time, buffered }: Head): Progress => ({
  kind: 'progress',
  position: positionIn(place, time),
  buffered: rangesIn(place, buffered),
});

/** A fact of the timeline, told of the song in this place. */
export function factIn(place: Place, fact: PlaybackFact, head: Head): PlaybackFact {
  if (fact.kind === 'progress') return progressIn(place, head);
  return fact.kind === 'seeked' ? { ...fact, position: positionIn(place, head.time) } : fact;
}

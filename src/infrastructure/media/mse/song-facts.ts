import type { PlaybackFact } from '../../../domain/playback/sources/playback-engine.port';
import type { Playhead } from './segment-plan';
import { positionIn, rangesIn, type SongSpan } from './timeline';

type Progress = Extract<PlaybackFact, { kind: 'progress' }>;

/** The progress within the song, in its own seconds. */
export const progressIn = (span: SongSpan, { time, buffered }: Playhead): Progress => ({
  kind: 'progress',
  position: positionIn(span, time),
  buffered: rangesIn(span, buffered),
});

/** A fact of the timeline, converted to the song in this song span. */
export function factIn(span: SongSpan, fact: PlaybackFact, playhead: Playhead): PlaybackFact {
  if (fact.kind === 'progress') return progressIn(span, playhead);
  return fact.kind === 'seeked' ? { ...fact, position: positionIn(span, playhead.time) } : fact;
}

import type { PlaybackFact } from '../../../domain/playback/playback-engine.port';
import type { Playhead } from './segment-plan';
import { positionIn, rangesIn, type SongSpan } from './timeline';

type Progress = Extract<PlaybackFact, { kind: 'progress' }>;

/** How far the song has come, in its own seconds. */
export const progressIn = (span: SongSpan, { time, buffered }: Playhead): Progress => ({
  kind: 'progress',
  position: positionIn(span, time),
  buffered: rangesIn(span, buffered),
});

/** A fact of the timeline, told of the song in this place. */
export function factIn(span: SongSpan, fact: PlaybackFact, playhead: Playhead): PlaybackFact {
  if (fact.kind === 'progress') return progressIn(span, playhead);
  return fact.kind === 'seeked' ? { ...fact, position: positionIn(span, playhead.time) } : fact;
}

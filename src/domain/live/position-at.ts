import type { Milliseconds, Seconds } from '../shared/units';
import type { NowPlaying } from './peer';

/**
 * The position of a device at a given time, calculated from its earlier report: it has played on since; never past the song's
 * end.
 */
export function positionAt(
  { position, duration, isPlaying }: NowPlaying,
  reportedAt: Milliseconds,
  now: Milliseconds,
): Seconds {
  if (!isPlaying) return position;
  const reached = position + Math.max(0, now - reportedAt) / 1_000;
  return duration > 0 ? Math.min(reached, Math.max(duration, position)) : reached;
}

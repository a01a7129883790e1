import type { Milliseconds, Seconds } from '../shared/units';
import type { NowPlaying } from './peer';
import { positionAt } from './position-at';

/** How far off the position on other devices may be before an update is published; they extrapolate by themselves. */
const OFF_BY: Seconds = 0.75;

/** Whether the other devices would now show outdated data for this one: another song, state or volume, or another position. */
export function isWorthPublishing(
  published: NowPlaying | null,
  reportedAt: Milliseconds,
  now: NowPlaying,
  at: Milliseconds,
): boolean {
  if (published === null) return true;
  const isSame =
    published.song?.id === now.song?.id &&
    published.isPlaying === now.isPlaying &&
    published.volume === now.volume &&
    published.loop === now.loop &&
    published.isShuffled === now.isShuffled &&
    published.duration === now.duration;
  return !isSame || Math.abs(positionAt(published, reportedAt, at) - now.position) > OFF_BY;
}

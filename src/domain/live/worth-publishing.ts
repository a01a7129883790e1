import type { Milliseconds, Seconds } from '../shared/units';
import type { NowPlaying } from './peer';
import { positionAt } from './position-at';

/** How far off the position on other devices may be before an update is published; they extrapolate by themselves. */
const OFF_BY: Seconds = 0.75;

/** Whether the other devices would now show outdated data for this one: another song, state or volume, or another position. */
export function isWorthPublishing(
  said: NowPlaying | null,
  reportedAt: Milliseconds,
  now: NowPlaying,
  at: Milliseconds,
): boolean {
  if (said === null) return true;
  const isSame =
    said.song?.id === now.song?.id &&
    said.isPlaying === now.isPlaying &&
    said.volume === now.volume &&
    said.loop === now.loop &&
    said.isShuffled === now.isShuffled &&
    said.duration === now.duration;
  return !isSame || Math.abs(positionAt(said, reportedAt, at) - now.position) > OFF_BY;
}

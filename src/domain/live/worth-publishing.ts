import type { Milliseconds, Seconds } from '../shared/units';
import type { NowPlaying } from './peer';
import { positionAt } from './position-at';

/** So far the others may be off before they are told; they reckon on by themselves. */
const OFF_BY: Seconds = 0.75;

/** Whether the others would now show something wrong of this device: another song, state or level, or another place. */
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

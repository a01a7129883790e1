import type { Song } from '../catalogue/song';
import { INITIAL_PLAYER_STATE, type PlayerState } from '../playback/state/player-state';
import { startQueue } from '../queue/start-queue';
import type { Milliseconds } from '../shared/units';
import type { NowPlaying } from './peer';
import { positionAt } from './position-at';

/** Another device's player as this device shows it: its queue contains only the current song, or is empty if `song` is null. */
export function remoteState(
  now: NowPlaying,
  song: Song | null,
  reportedAt: Milliseconds,
  at: Milliseconds,
): PlayerState {
  const queue = startQueue(song === null ? [] : [song], 0);
  return {
    ...INITIAL_PLAYER_STATE,
    queue: { ...queue, orderBeforeShuffle: now.isShuffled ? [] : null },
    isPlaying: now.isPlaying,
    isBuffering: false,
    loop: now.loop,
    position: positionAt(now, reportedAt, at),
    duration: now.duration,
    volume: now.volume,
    muted: now.volume === 0,
  };
}

import type { SongDetails } from '../../catalogue/song-details';
import type { Queue } from '../../queue/queue';
import type { Seconds } from '../../shared/units';
import { nextLoopMode } from '../next/next-loop-mode';
import type { PlaybackFault } from '../sources/playback-engine.port';
import type { PlayerState } from './player-state';

/** Records whether the listener wants to play. */
export const withPlaying = (state: PlayerState, isPlaying: boolean): PlayerState => ({ ...state, isPlaying });

/** The listener wants to play, also after a fault, which is cleared. */
export const playDespiteFault = (state: PlayerState): PlayerState => ({ ...state, isPlaying: true, fault: null });

/** The player with another queue; the same queue changes nothing. */
export const withQueue = (state: PlayerState, queue: Queue): PlayerState =>
  state.queue === queue ? state : { ...state, queue };

/** The player whose current song is the one at this index of the queue. */
export const withIndex = (state: PlayerState, index: number): PlayerState =>
  withQueue(state, { ...state.queue, index });

/** The current song's media were received again, perhaps with other addresses; the position stays. */
export const withRenewedMedia = (state: PlayerState, details: SongDetails): PlayerState => ({ ...state, details });

interface PlayerSettings extends Pick<PlayerState, 'volume' | 'muted' | 'loop'> {
  readonly isShuffled: boolean;
}

/** The player with the settings of an earlier visit. A queue in its original order, shuffled from now on, keeps that order. */
export function withSettings(state: PlayerState, { isShuffled, ...settings }: PlayerSettings): PlayerState {
  const { queue } = state;
  if (!isShuffled) return { ...state, ...settings };
  return { ...state, ...settings, queue: { ...queue, orderBeforeShuffle: queue.orderBeforeShuffle ?? [] } };
}

/** OFF → ALL → ONE → OFF. */
export const cycleLoop = (state: PlayerState): PlayerState => ({ ...state, loop: nextLoopMode(state.loop) });

/** Whether the music stops by itself once the current song has ended. */
export const withStopAfterSong = (state: PlayerState, stopsAfterSong: boolean): PlayerState => ({
  ...state,
  stopsAfterSong,
});

/** Whether suggestions play after the last song. */
export const withEndless = (state: PlayerState, isEndless: boolean): PlayerState => ({ ...state, isEndless });

/** The song continues from another source, whose length may differ; null if it is the same or unknown. */
export const withOtherSource = (state: PlayerState, duration: Seconds | null): PlayerState => ({
  ...state,
  isBuffering: false,
  duration: duration ?? state.duration,
});

/** A fault that stays shown although the song is loaded again. */
export const withStandingFault = (state: PlayerState, fault: PlaybackFault): PlayerState => ({
  ...state,
  fault,
  isBuffering: false,
});

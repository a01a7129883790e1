import type { Seconds } from '../../shared/units';
import { bufferedEnd } from '../state/buffered-end';
import type { PlayerState } from '../state/player-state';

/** The current song has priority: the next one is prepared once this much of the current one is buffered ahead. */
const SAFE_AHEAD: Seconds = 15;
/** Near the end only the next song is prepared, even if the pointer rests on another one. */
const NEAR_END: Seconds = 20;
/** A song may be a little shorter than its stated length: by a second, or by half its length if that is below two seconds. */
const LENGTH_TOLERANCE: Seconds = 1;

/** Whether the position is in the last 20 s of the song; false while the length is unknown (0). */
export const isNearEnd = ({ duration, position }: PlayerState): boolean =>
  duration > 0 && duration - position <= NEAR_END;

/**
 * Whether the next song's beginning is fetched now: as soon as the current one is buffered 15 s ahead or to its end. In
 * data-saving mode it also waits for the last 20 s. Nothing is prepared while paused.
 */
export function isNextPrepared(state: PlayerState, sparesData: boolean): boolean {
  return state.isPlaying && isSafe(state) && (!sparesData || isNearEnd(state));
}

/**
 * Whether the gapless successor is decided now: once the song is buffered to its end, or in its last 20 s; in data-saving mode
 * only in the last 20 s. Nothing is decided while paused.
 */
export function isNextFollowed(state: PlayerState, sparesData: boolean): boolean {
  return state.isPlaying && (isNearEnd(state) || (!sparesData && isBufferedToEnd(state)));
}

const isSafe = (state: PlayerState): boolean =>
  bufferedEnd(state) - state.position >= SAFE_AHEAD || isBufferedToEnd(state);

const isBufferedToEnd = (state: PlayerState): boolean =>
  state.duration > 0 && bufferedEnd(state) >= state.duration - Math.min(LENGTH_TOLERANCE, state.duration / 2);

import type { Seconds } from '../shared/units';
import { bufferedEnd } from './buffered-end';
import type { PlayerState } from './player-state';

/** The present song comes first: the next one is prepared once this much of it is safe. */
const SAFE_AHEAD: Seconds = 15;
/** Towards the end only the next song is prepared, whatever the pointer rests on. */
const NEAR_END: Seconds = 20;
/** A song may be a little shorter than its length says: a second, or half of one that is shorter than two. */
const LENGTH_TOLERANCE: Seconds = 1;

/** Whether the last 20 s of the song play; never while its length is not known (0). */
export const isNearEnd = ({ duration, position }: PlayerState): boolean =>
  duration > 0 && duration - position <= NEAR_END;

/**
 * Whether the next song's beginning is fetched now: as soon as the present one is buffered 15 s ahead or to its end. Where
 * data is spared it also waits for the last 20 s. Nothing is prepared while paused.
 */
export function isNextPrepared(state: PlayerState, sparesData: boolean): boolean {
  return state.isPlaying && isSafe(state) && (!sparesData || isNearEnd(state));
}

/**
 * Whether it is settled now what follows the song without a gap: once the song is buffered to its end, and in its last 20 s;
 * where data is spared only then. Nothing is settled while paused.
 */
export function isNextFollowed(state: PlayerState, sparesData: boolean): boolean {
  return state.isPlaying && (isNearEnd(state) || (!sparesData && isBufferedToEnd(state)));
}

const isSafe = (state: PlayerState): boolean =>
  bufferedEnd(state) - state.position >= SAFE_AHEAD || isBufferedToEnd(state);

const isBufferedToEnd = (state: PlayerState): boolean =>
  state.duration > 0 && bufferedEnd(state) >= state.duration - Math.min(LENGTH_TOLERANCE, state.duration / 2);

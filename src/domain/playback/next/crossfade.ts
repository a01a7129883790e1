import type { Seconds } from '../../shared/units';
import type { PlayerState } from '../state/player-state';
import { upNext } from './up-next';

/** With less time left than this, the song ends without a fade. */
const SHORTEST_FADE: Seconds = 0.5;

/** The entry at `index` fades in while the current song fades out over `length` more seconds. */
export interface CrossfadeDecision {
  readonly index: number;
  readonly length: Seconds;
}

/**
 * Whether the next song fades in now, while the current one fades out: in its last `crossfade` seconds, if both songs are at
 * least twice as long as that. Never while paused or during a fault, nor if the song is repeated or nothing follows.
 */
export function whatCrossfades(state: PlayerState, crossfade: Seconds): CrossfadeDecision | null {
  const { isPlaying, fault, duration, position, queue } = state;
  const left = duration - position;
  if (!isPlaying || fault !== null || left > crossfade || left < SHORTEST_FADE) return null;
  const next = upNext(state);
  if (next === null || next.index === queue.index) return null;
  const shorter = Math.min(duration, next.entry.song.duration);
  return shorter < 2 * crossfade ? null : { index: next.index, length: left };
}

/** The factors for the amplitudes of both songs at a point of the fade, 0 to 1: their total power is constant. */
export function crossfadeGains(part: number): { readonly leaving: number; readonly coming: number } {
  const angle = (Math.min(Math.max(part, 0), 1) * Math.PI) / 2;
  return { leaving: Math.cos(angle), coming: Math.sin(angle) };
}

import type { Seconds } from '../shared/units';
import type { PlayerState } from './player-state';
import { upNext } from './up-next';

/** With less than this left, the song is let end. */
const SHORTEST_FADE: Seconds = 0.5;

/** The entry at `index` comes in while the present song fades for `length` more seconds. */
export interface CrossfadeDecision {
  readonly index: number;
  readonly length: Seconds;
}

/**
 * Whether the next song comes in now, while the present one fades: in its last `crossfade` seconds, both being at least twice
 * as long as that. Never while paused or in trouble, nor where the song is repeated or nothing follows.
 */
export function whatCrossfades(state: PlayerState, crossfade: Seconds): CrossfadeDecision | null {
  const { isPlaying, fault, duration, position, queue } = state;
  const left = duration - position;
  if (crossfade === 0 || !isPlaying || fault !== null || left > crossfade || left < SHORTEST_FADE) return null;
  const next = upNext(state);
  if (next === null || next.index === queue.index) return null;
  const shorter = Math.min(duration, next.entry.song.duration);
  return shorter < 2 * crossfade ? null : { index: next.index, length: left };
}

/** What the amplitudes of both songs are multiplied by at a part of the fade, 0 to 1: together always of equal power. */
export function crossfadeGains(part: number): { readonly leaving: number; readonly coming: number } {
  const angle = (Math.min(Math.max(part, 0), 1) * Math.PI) / 2;
  return { leaving: Math.cos(angle), coming: Math.sin(angle) };
}

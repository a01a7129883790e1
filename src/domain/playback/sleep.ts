import type { Milliseconds } from '../shared/units';
import type { PlayerState } from './player-state';

/** The minutes that a sleep timer may be set to. */
export const SLEEP_MINUTES = { least: 5, most: 120, step: 5, first: 30 } as const;
/** The sound fades away before the end. */
export const SLEEP_FADE: Milliseconds = 5_000;
const MINUTE: Milliseconds = 60_000;
const SECOND: Milliseconds = 1_000;

/** When the music stops by itself: never, at a moment of the clock, or after the song. */
export type Sleep =
  | { readonly kind: 'off' }
  | { readonly kind: 'at'; readonly at: Milliseconds }
  | { readonly kind: 'after-song' };

export const NO_SLEEP: Sleep = { kind: 'off' };

/** Minutes that a timer can be set to: multiples of 5 from 5 to 120. */
export const clampSleepMinutes = (minutes: number): number =>
  Math.min(
    Math.max(Math.round(minutes / SLEEP_MINUTES.step) * SLEEP_MINUTES.step, SLEEP_MINUTES.least),
    SLEEP_MINUTES.most,
  );

/** A timer set now. A clock that was moved, or a device that slept, does not delay it: it counts to a moment. */
export const sleepAfter = (minutes: number, now: Milliseconds): Sleep => ({
  kind: 'at',
  at: now + clampSleepMinutes(minutes) * MINUTE,
});

type Song = Pick<PlayerState, 'duration' | 'position'>;

/**
 * How long the music still plays, never less than 0; null where nobody knows: no timer, or a song of unknown length. The end
 * of a song comes sooner where it is played faster.
 */
export function sleepRemaining(sleep: Sleep, now: Milliseconds, song: Song, speed: number): Milliseconds | null {
  if (sleep.kind === 'off') return null;
  if (sleep.kind === 'at') return Math.max(0, sleep.at - now);
  return song.duration > 0 ? Math.max(0, ((song.duration - song.position) * SECOND) / speed) : null;
}

/** What the amplitude is multiplied by: 1 until the last 5 s, then falling to 0 as the ear follows evenly. */
export const sleepFade = (remaining: Milliseconds | null): number =>
  remaining === null ? 1 : Math.min(1, remaining / SLEEP_FADE) ** 2;

import type { Milliseconds } from '../../shared/units';
import type { PlayerState } from '../state/player-state';

/** The minutes that can be set for a sleep timer. */
export const SLEEP_MINUTES = { least: 5, most: 120, step: 5, first: 30 } as const;
/** How long the sound fades out before the end. */
export const SLEEP_FADE: Milliseconds = 5_000;
const MINUTE: Milliseconds = 60_000;
const SECOND: Milliseconds = 1_000;

/** When the music stops by itself: never, at a fixed time, or after the song. */
export type Sleep =
  | { readonly kind: 'off' }
  | { readonly kind: 'at'; readonly at: Milliseconds }
  | { readonly kind: 'after-song' };

export const NO_SLEEP: Sleep = { kind: 'off' };

/** The nearest minutes that can be set: multiples of 5 from 5 to 120. */
export const clampSleepMinutes = (minutes: number): number =>
  Math.min(
    Math.max(Math.round(minutes / SLEEP_MINUTES.step) * SLEEP_MINUTES.step, SLEEP_MINUTES.least),
    SLEEP_MINUTES.most,
  );

/** A timer set now. It ends at a fixed time, so a device that slept does not delay it. */
export const sleepAfter = (minutes: number, now: Milliseconds): Sleep => ({
  kind: 'at',
  at: now + clampSleepMinutes(minutes) * MINUTE,
});

type Song = Pick<PlayerState, 'duration' | 'position'>;

/**
 * How long the music still plays, never less than 0; null if unknown: no timer, or a song of unknown length. The end of a song
 * comes sooner at a higher speed.
 */
export function sleepRemaining(sleep: Sleep, now: Milliseconds, song: Song, speed: number): Milliseconds | null {
  if (sleep.kind === 'off') return null;
  if (sleep.kind === 'at') return Math.max(0, sleep.at - now);
  return song.duration > 0 ? Math.max(0, ((song.duration - song.position) * SECOND) / speed) : null;
}

/** The factor for the amplitude: 1 until the last 5 s, then falling to 0 so that it sounds even to the ear. */
export const sleepFade = (remaining: Milliseconds | null): number =>
  remaining === null ? 1 : Math.min(1, remaining / SLEEP_FADE) ** 2;

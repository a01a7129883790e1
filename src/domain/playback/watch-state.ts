import type { Milliseconds, Seconds } from '../shared/units';
import type { PlaybackFault } from './playback-engine.port';
import { NO_RENEWALS, type Renewals } from './renewals';

/**
 * `empty`: there is no song. `idle`: nobody wants sound. In every other phase sound is wanted and an alarm is set:
 * `monitoring`: sound moves, or will in a moment; `starved`: it has stood for a while with nothing left to play; `recovering`:
 * the attempts that nobody notices are under way; `reported`: the listener was told that sound stands; `offline`: so, and
 * there is no network; `skip`: so, and another song follows.
 */
export type WatchPhase = 'empty' | 'idle' | 'monitoring' | 'starved' | 'recovering' | 'reported' | 'offline' | 'skip';

export interface WatchAlarm {
  readonly armedAt: Milliseconds;
  readonly delay: Milliseconds;
}

/** What the watchdog knows. One message at most: what stands in the player's `fault`. */
export interface WatchState {
  readonly phase: WatchPhase;
  /** When it looks again by itself; null only where no sound is wanted. */
  readonly alarm: WatchAlarm | null;
  readonly message: PlaybackFault | null;
  /** Attempts since the listener was told. */
  readonly tries: number;
  /** Songs skipped because of a fault since sound last came out. */
  readonly skipsInARow: number;
  readonly renewals: Renewals;
  /** Whether the page stood still since sound last moved, and whether a lost network was forgiven for that. */
  readonly wake: 'none' | 'fresh' | 'used';
}

export const INITIAL_WATCH: WatchState = {
  phase: 'empty',
  alarm: null,
  message: null,
  tries: 0,
  skipsInARow: 0,
  renewals: NO_RENEWALS,
  wake: 'none',
};

export type WatchEvent =
  /** A song starts, or starts again. */
  | { readonly kind: 'started'; readonly isWanted: boolean }
  /** There is no song any more. */
  | { readonly kind: 'cleared' }
  /** Sound is wanted from now on. */
  | { readonly kind: 'play-requested' }
  /** The listener, the system or another tab paused. */
  | { readonly kind: 'paused' }
  /** The position moved on by itself. */
  | { readonly kind: 'progressed' }
  /** The listener moved to another position. */
  | { readonly kind: 'seeked' }
  /** The engine reports that it plays; the position has not moved yet. */
  | { readonly kind: 'playing' }
  | { readonly kind: 'failed'; readonly fault: PlaybackFault }
  | { readonly kind: 'online' }
  /** The listener pressed *try again*. */
  | { readonly kind: 'retry-requested' }
  | { readonly kind: 'alarm' };

export type WatchCommand =
  /** Plays the same song in the next way, from where it stands. */
  | { readonly kind: 'hand-over' }
  /** Opens the song anew where it stands, by what is known of it; what was said stays. */
  | { readonly kind: 'reload' }
  /** Opens it anew with new details, and takes back what was said. */
  | { readonly kind: 'retry' }
  /** New addresses for the song that is on. */
  | { readonly kind: 'renew' }
  /** The one message, in place of any before. */
  | { readonly kind: 'report'; readonly fault: PlaybackFault }
  /** What is loaded is of no more use. */
  | { readonly kind: 'unload' }
  /** Takes the wish for sound back. */
  | { readonly kind: 'stop' }
  /** The song is over. */
  | { readonly kind: 'end' }
  /** The next song, in place of one that does not sound. */
  | { readonly kind: 'skip' };

/** How things stand at the moment of an event. */
export interface WatchScene {
  readonly at: Milliseconds;
  readonly songId: string;
  readonly position: Seconds;
  readonly duration: Seconds;
  /** How much sound is loaded from the position on. */
  readonly ahead: Seconds;
  readonly hasOtherSource: boolean;
  readonly hasNext: boolean;
  readonly isOnline: boolean;
}

export interface WatchStep {
  readonly state: WatchState;
  /** To be carried out in this order. */
  readonly commands: readonly WatchCommand[];
}

import type { Milliseconds, Seconds } from '../../shared/units';
import type { PlaybackFault } from '../sources/playback-engine.port';
import { NO_RENEWALS, type Renewals } from './renewals';

/**
 * `empty`: there is no song. `idle`: no sound is wanted. In every other phase sound is wanted and an alarm is set: `monitoring`:
 * sound moves, or will in a moment; `starved`: it has stalled for a while with an empty buffer; `recovering`: recovery is under
 * way, unnoticed by the listener; `reported`: the listener got a message about the stall; `offline`: as `reported`, and there is
 * no network; `skip`: as `reported`, and another song follows.
 */
export type WatchPhase = 'empty' | 'idle' | 'monitoring' | 'starved' | 'recovering' | 'reported' | 'offline' | 'skip';

export interface WatchAlarm {
  readonly armedAt: Milliseconds;
  readonly delay: Milliseconds;
}

/** The state of the watchdog. It has at most one message: the one in the player's `fault`. */
export interface WatchState {
  readonly phase: WatchPhase;
  /** When the watchdog checks again by itself; null only where no sound is wanted. */
  readonly alarm: WatchAlarm | null;
  readonly message: PlaybackFault | null;
  /** Attempts since the listener got the message. */
  readonly tries: number;
  /** Songs skipped because of a fault since the last song that sounded. */
  readonly skipsInARow: number;
  readonly renewals: Renewals;
  /** Whether the page was suspended since sound last moved, and whether a network fault was forgiven for that. */
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
  /** Plays the same song with the next source or engine, from the same position. */
  | { readonly kind: 'hand-over' }
  /** Reopens the song at its position, with the details at hand; the message stays. */
  | { readonly kind: 'reload' }
  /** Reopens the song with new details, and removes the message. */
  | { readonly kind: 'retry' }
  /** Fetches new addresses for the current song. */
  | { readonly kind: 'renew' }
  /** Shows the one message, in place of any earlier one. */
  | { readonly kind: 'report'; readonly fault: PlaybackFault }
  /** The loaded data is of no more use. */
  | { readonly kind: 'unload' }
  /** No sound is wanted any more. */
  | { readonly kind: 'stop' }
  /** The song is over. */
  | { readonly kind: 'end' }
  /** The next song, in place of one that does not sound. */
  | { readonly kind: 'skip' };

/** The situation at the moment of an event. */
export interface WatchSituation {
  readonly at: Milliseconds;
  readonly songId: string;
  readonly position: Seconds;
  readonly duration: Seconds;
  /** How much sound is buffered ahead of the position. */
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

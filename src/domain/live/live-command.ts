import type { LoopMode } from '../playback/next/loop-mode';
import type { Seconds } from '../shared/units';

/** A listener's queue and position, as one device hands it to another. */
export interface PlaybackTransfer {
  readonly songIds: readonly string[];
  readonly index: number;
  readonly position: Seconds;
  readonly loop: LoopMode;
  /** Indexes into `songIds` in the order before shuffling; null: not shuffled. */
  readonly order: readonly number[] | null;
}

/** A command from one device to another. */
export type LiveCommand =
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'seek'; readonly to: Seconds }
  | { readonly kind: 'volume'; readonly volume: number }
  | { readonly kind: 'loop'; readonly mode: LoopMode }
  | { readonly kind: 'shuffle'; readonly isOn: boolean }
  /** Add these songs to the queue. */
  | { readonly kind: 'add'; readonly place: 'next' | 'last'; readonly songIds: readonly string[] }
  /** Stop the sound and answer with `take`. */
  | { readonly kind: 'hand-over' }
  /** Continue from here, with sound. */
  | { readonly kind: 'take'; readonly listening: PlaybackTransfer };

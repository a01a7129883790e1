import type { LoopMode } from '../playback/loop-mode';
import type { Seconds } from '../shared/units';

/** Where a listener stands, as it goes from device to device. */
export interface PlaybackTransfer {
  readonly songIds: readonly string[];
  readonly index: number;
  readonly position: Seconds;
  readonly loop: LoopMode;
  /** The places in `songIds` in their order before shuffling; null: not shuffled. */
  readonly order: readonly number[] | null;
}

/** What one device asks of another. */
export type LiveCommand =
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'seek'; readonly to: Seconds }
  | { readonly kind: 'volume'; readonly volume: number }
  | { readonly kind: 'loop'; readonly mode: LoopMode }
  | { readonly kind: 'shuffle'; readonly isOn: boolean }
  /** These songs into its queue. */
  | { readonly kind: 'add'; readonly place: 'next' | 'last'; readonly songIds: readonly string[] }
  /** Fall silent, and answer with `take`. */
  | { readonly kind: 'hand-over' }
  /** Go on from here, sounding. */
  | { readonly kind: 'take'; readonly listening: PlaybackTransfer };

import type { EventStream } from '../shared/event-stream';
import type { Seconds } from '../shared/units';
import type { PlaybackSource } from './playback-source';

export interface BufferedRange {
  readonly from: Seconds;
  readonly to: Seconds;
}

/** Why sound stopped. `network` may heal; `decode` and `unsupported` need another source; `blocked` needs a gesture. */
export type PlaybackFault = 'network' | 'decode' | 'unsupported' | 'not-found' | 'blocked';

/** What an engine tells, in order, about the source loaded last. Nothing is told about an earlier one. */
export type PlaybackFact =
  | { readonly kind: 'ready'; readonly duration: Seconds }
  | { readonly kind: 'playing' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'progress'; readonly position: Seconds; readonly buffered: readonly BufferedRange[] }
  | { readonly kind: 'seeked'; readonly position: Seconds }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly fault: PlaybackFault };

export interface SoundLevel {
  /** 0 to 1, linear in loudness as the listener set it. */
  readonly volume: number;
  readonly muted: boolean;
}

/** Turns a source into sound (and picture). One engine plays one source at a time. */
export interface PlaybackEngine {
  readonly facts: EventStream<PlaybackFact>;
  /** Replaces what is loaded, paused at `startAt`; what was prepared for this source is used, anything else prepared is dropped. */
  load(source: PlaybackSource, startAt: Seconds): void;
  /** Buffers the beginning of the source expected next, silently; null drops what was prepared. */
  prepare(source: PlaybackSource | null): void;
  /** Plays from the present position; answered by `playing`, `waiting` or `failed`. */
  play(): void;
  pause(): void;
  /** Moves to a position in seconds, clamped to the source; answered by `seeked`. */
  seek(to: Seconds): void;
  setLevel(level: SoundLevel): void;
  /** Frees every resource; the engine may be loaded again. No fact follows. */
  release(): void;
}

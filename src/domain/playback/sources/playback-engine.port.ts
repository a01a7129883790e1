import type { EventStream } from '../../shared/event-stream';
import type { Seconds } from '../../shared/units';
import type { PlaybackSource } from './playback-source';
import type { RenewableSource } from './readdressable.port';

export interface BufferedRange {
  readonly from: Seconds;
  readonly to: Seconds;
}

/**
 * Why sound stopped. `network` may recover; `decode` and `unsupported` need another source; `absent` needs the song's file, which
 * is missing for now; `expired` needs a new address of the same source; `blocked` needs a gesture.
 */
export type PlaybackFault = 'network' | 'decode' | 'unsupported' | 'not-found' | 'absent' | 'expired' | 'blocked';

/** The facts that an engine reports, in order, about the source loaded last. An earlier source is never reported. */
export type PlaybackFact =
  | { readonly kind: 'ready'; readonly duration: Seconds }
  | { readonly kind: 'playing' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'progress'; readonly position: Seconds; readonly buffered: readonly BufferedRange[] }
  | { readonly kind: 'seeked'; readonly position: Seconds }
  /** The source set by `follow` plays now; positions, lengths and buffers refer to it from here on. */
  | { readonly kind: 'track-changed' }
  /** The rendition that plays from here on: bits per second, and the lines of the picture. */
  | { readonly kind: 'rendition'; readonly bitrate: number; readonly height: number | null }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly fault: PlaybackFault };

export interface SoundLevel {
  /** 0 to 1, linear in loudness as the listener set it. */
  readonly volume: number;
  readonly muted: boolean;
  /** An additional factor for the amplitude, for songs that are louder or quieter than others; 1 if it is absent. */
  readonly gain?: number;
}

/** Plays a source as sound (and picture). One engine plays one source at a time. */
export interface PlaybackEngine extends RenewableSource {
  readonly facts: EventStream<PlaybackFact>;
  /** Replaces the loaded source, paused at `startAt`; anything prepared for this source is used. */
  load(source: PlaybackSource, startAt: Seconds): void;
  /**
   * Silently prepares the beginning of a source that may be loaded soon: at least of the source passed last, and of earlier ones
   * if the engine has room. Null discards what was prepared.
   */
  prepare(source: PlaybackSource | null): void;
  /**
   * Sets the source that plays right after the loaded one, without a gap if the engine can: then `track-changed` is reported
   * instead of `ended`. An engine without this ability at least prepares it. Null removes it; `load` does too.
   */
  follow(source: PlaybackSource | null): void;
  /** Plays from the current position; followed by `playing`, `waiting` or `failed`. */
  play(): void;
  /** Stops the sound and stays at its position; followed by `paused` if sound was playing. Without a source nothing happens. */
  pause(): void;
  /** Moves to a position in seconds, clamped to the source; followed by `seeked`. */
  seek(to: Seconds): void;
  /** Sets the loudness from now on, also for sources loaded later. */
  setLevel(level: SoundLevel): void;
  /** Frees every resource; the engine may be loaded again. No fact follows. */
  release(): void;
}

import type { EventStream } from '../shared/event-stream';
import type { Seconds } from '../shared/units';
import type { PlaybackSource } from './playback-source';
import type { Readdressable } from './readdressable.port';

export interface BufferedRange {
  readonly from: Seconds;
  readonly to: Seconds;
}

/**
 * Why sound stopped. `network` may heal; `decode` and `unsupported` need another source; `absent` needs the song's file, which is
 * away for now; `expired` needs a new address of the same source; `blocked` needs a gesture.
 */
export type PlaybackFault = 'network' | 'decode' | 'unsupported' | 'not-found' | 'absent' | 'expired' | 'blocked';

/** What an engine tells, in order, about the source loaded last. Nothing is told about an earlier one. */
export type PlaybackFact =
  | { readonly kind: 'ready'; readonly duration: Seconds }
  | { readonly kind: 'playing' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'progress'; readonly position: Seconds; readonly buffered: readonly BufferedRange[] }
  | { readonly kind: 'seeked'; readonly position: Seconds }
  /** What was to follow sounds now; positions, lengths and buffers are its own from here on. */
  | { readonly kind: 'track-changed' }
  /** What is heard and seen from here on: bits per second, and the lines of a picture. */
  | { readonly kind: 'rendition'; readonly bitrate: number; readonly height: number | null }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly fault: PlaybackFault };

export interface SoundLevel {
  /** 0 to 1, linear in loudness as the listener set it. */
  readonly volume: number;
  readonly muted: boolean;
  /** What the amplitude is multiplied by besides, for songs that are louder or quieter than others; 1 where it is not said. */
  readonly gain?: number;
}

/** Turns a source into sound (and picture). One engine plays one source at a time. */
export interface PlaybackEngine extends Readdressable {
  readonly facts: EventStream<PlaybackFact>;
  /** Replaces what is loaded, paused at `startAt`; what was prepared for this source is used. */
  load(source: PlaybackSource, startAt: Seconds): void;
  /**
   * Has the beginning of a source that may be loaded soon at hand, silently: of the one named last at least, of earlier ones
   * too where the engine has room. Null drops what was prepared.
   */
  prepare(source: PlaybackSource | null): void;
  /**
   * What plays right after the source that is loaded, without a gap where the engine can: then `joined` is told in place of
   * `ended`. An engine that cannot has it prepared at least. Null takes it back; a `load` does too.
   */
  follow(source: PlaybackSource | null): void;
  /** Plays from the present position; answered by `playing`, `waiting` or `failed`. */
  play(): void;
  /** Sounds no more and stays where it is; answered by `paused` where it sounded. Without a source nothing happens. */
  pause(): void;
  /** Moves to a position in seconds, clamped to the source; answered by `seeked`. */
  seek(to: Seconds): void;
  /** How loud it sounds from now on, whatever is loaded later too. */
  setLevel(level: SoundLevel): void;
  /** Frees every resource; the engine may be loaded again. No fact follows. */
  release(): void;
}

import type { Song } from '../../domain/catalogue/song';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Seconds } from '../../domain/shared/units';

export type MediaKey =
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' }
  /** Stops the sound and returns the song to its beginning. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'seek'; readonly to: Seconds }
  | { readonly kind: 'skip'; readonly by: Seconds };

/** The data from which the system advances a position until the next report. */
export interface MediaReport {
  readonly isPlaying: boolean;
  readonly position: Seconds;
  readonly duration: Seconds;
  /** Seconds of the song in one second; 1 is as recorded. */
  readonly speed: number;
}

/** The system's own player surface: lock screen, media keys, headset buttons. */
export interface MediaSession {
  readonly keys: EventStream<MediaKey>;
  /** Shows the current song with its picture; null removes the controls. */
  show(song: Song | null): void;
  /**
   * Reports the song's position and how it moves; a position outside the song is moved to the nearer end. Without a song nothing
   * happens.
   */
  report(state: MediaReport): void;
}

import type { Song } from '../../domain/catalogue/song';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Seconds } from '../../domain/shared/units';

export type MediaKey =
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' }
  /** Silence, and the song back at its beginning. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'seek'; readonly to: Seconds }
  | { readonly kind: 'skip'; readonly by: Seconds };

/** What the system moves a position by, as long as nothing else is said. */
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
  /** Names the song that is on, with its picture; null takes the surface away. */
  show(song: Song | null): void;
  /** Where that song stands and how it moves; a position outside it lands at its nearer end. Without a song nothing happens. */
  report(state: MediaReport): void;
}

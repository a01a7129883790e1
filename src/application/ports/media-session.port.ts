import type { Song } from '../../domain/catalogue/song';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Seconds } from '../../domain/shared/units';

export type MediaKey =
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'seek'; readonly to: Seconds }
  | { readonly kind: 'skip'; readonly by: Seconds };

/** The system's own player surface: lock screen, media keys, headset buttons. */
export interface MediaSession {
  readonly keys: EventStream<MediaKey>;
  show(song: Song | null): void;
  report(state: { readonly isPlaying: boolean; readonly position: Seconds; readonly duration: Seconds }): void;
}

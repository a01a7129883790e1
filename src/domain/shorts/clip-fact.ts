import type { PlaybackFault } from '../playback/playback-engine.port';
import type { Seconds } from '../shared/units';

/** What a clip that has media tells of itself. `silenced`: the browser lets it move only without sound, and so it does. */
export type ClipFact =
  | { readonly kind: 'moving' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'progress'; readonly position: Seconds; readonly duration: Seconds }
  | { readonly kind: 'ended' }
  | { readonly kind: 'silenced' }
  | { readonly kind: 'failed'; readonly fault: PlaybackFault };

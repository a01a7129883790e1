import type { PlaybackFault } from '../playback/sources/playback-engine.port';
import type { Seconds } from '../shared/units';

/**
 * An event that a clip with media reports. `silenced`: the browser allows the clip to play only without sound, and the clip does.
 */
export type ClipFact =
  | { readonly kind: 'moving' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'progress'; readonly position: Seconds; readonly duration: Seconds }
  | { readonly kind: 'ended' }
  | { readonly kind: 'silenced' }
  | { readonly kind: 'failed'; readonly fault: PlaybackFault };

import type { AudioQuality } from './media-choice';
import type { PlaybackSource } from './playback-source';

/** The quality setting that selects this source: the original file, one of the renditions, or `auto` for an adaptive source. */
export function qualityOf({ kind, medium, bitrate, height }: PlaybackSource): AudioQuality {
  if (kind === 'file') return 'original';
  const size = medium === 'video' ? height : bitrate;
  return size === undefined || size === 0 ? 'auto' : size;
}

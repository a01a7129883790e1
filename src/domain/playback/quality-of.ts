import type { AudioQuality } from './media-choice';
import type { PlaybackSource } from './playback-source';

/** The quality by which this source is chosen: the file itself, one of the renditions, or `auto` for what adapts. */
export function qualityOf({ kind, medium, bitrate, height }: PlaybackSource): AudioQuality {
  if (kind === 'file') return 'original';
  const size = medium === 'video' ? height : bitrate;
  return size === undefined || size === 0 ? 'auto' : size;
}

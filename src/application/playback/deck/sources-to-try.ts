import type { SongDetails } from '../../../domain/catalogue/song-details';
import type { MediaChoice } from '../../../domain/playback/sources/media-choice';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import { preferredSources } from '../../../domain/playback/sources/preferred-sources';

/**
 * The distinct ways of playing a song, best first, as the listener wants it. If a playlist fails, its single renditions fail too,
 * so after the first playlist the original file comes next.
 */
export function sourcesToTry(details: SongDetails, choice: MediaChoice): readonly PlaybackSource[] {
  const kinds = new Map<string, PlaybackSource>();
  for (const source of preferredSources(details, choice)) {
    const kind = `${source.medium} ${source.kind}`;
    if (!kinds.has(kind)) kinds.set(kind, source);
  }
  return [...kinds.values()];
}

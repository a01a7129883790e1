import type { SongDetails } from '../../domain/catalogue/song-details';
import type { PlaybackSource } from '../../domain/playback/playback-source';

/**
 * The ways of playing a song that differ from each other, best first; sound before picture, as a video's sound is better
 * than none. A playlist's single renditions fail with it, so after the first playlist the original file comes next.
 */
export function sourcesToTry({ audioSources, videoSources }: SongDetails): readonly PlaybackSource[] {
  const kinds = new Map<string, PlaybackSource>();
  for (const source of [...audioSources, ...videoSources]) {
    const kind = `${source.medium} ${source.kind}`;
    if (!kinds.has(kind)) kinds.set(kind, source);
  }
  return [...kinds.values()];
}

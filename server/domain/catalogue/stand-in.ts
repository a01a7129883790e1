import type { SongCard } from './song-card';
import type { SongDetails } from './song-details';

/**
 * A song whose file is not there, heard from the file of another one that has the same sound. It stays the song that listeners
 * made something of; what opens the file is the other one's, the right to hear it among it.
 */
export function heardFrom<Song extends SongCard>(song: Song, standIn: SongCard): Song {
  const { media, audio, durationMs, hasVideo, isPremium } = standIn;
  return { ...song, media, audio, durationMs, hasVideo, isPremium, absence: null };
}

/** As `heardFrom`, and seen from it too. */
export function playedFrom(song: SongDetails, standIn: SongDetails): SongDetails {
  const { video, videoMedia } = standIn;
  return { ...heardFrom(song, standIn), video, videoMedia };
}

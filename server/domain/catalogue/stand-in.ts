import type { SongCard } from './song-card';
import type { SongDetails } from './song-details';

/**
 * Returns a song whose file is missing, played from the file of another song with the same sound. The song's identity stays, with
 * its likes and plays; everything that opens the file, including the right to play it, comes from the other song.
 */
export function heardFrom<Song extends SongCard>(song: Song, standIn: SongCard): Song {
  const { media, audio, durationMs, hasVideo, isPremium } = standIn;
  return { ...song, media, audio, durationMs, hasVideo, isPremium, absence: null };
}

/** Like `heardFrom`, and with the stand-in's video too. */
export function playedFrom(song: SongDetails, standIn: SongDetails): SongDetails {
  const { video, videoMedia } = standIn;
  return { ...heardFrom(song, standIn), video, videoMedia };
}

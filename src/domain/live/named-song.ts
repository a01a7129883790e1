import { NEUTRAL_COLOUR, type Song } from '../catalogue/song';
import { NO_ANNOTATIONS } from '../catalogue/song-annotations';
import type { NowPlaying } from './peer';

/** A song of which another device has reported only the name: it has no pictures and no page of its own. */
export function namedSong({ song, duration }: NowPlaying): Song | null {
  if (song === null) return null;
  return {
    id: song.id,
    title: song.title,
    artists: song.artists === '' ? [] : [{ id: '', name: song.artists, avatarUrl: null }],
    displayArtist: null,
    album: null,
    duration,
    squareImageUrl: '',
    landscapeImageUrl: '',
    dominantColour: NEUTRAL_COLOUR,
    hasAudio: true,
    hasVideo: false,
    isPremium: false,
    ...NO_ANNOTATIONS,
    likeCount: null,
    playCount: null,
    absence: null,
  };
}

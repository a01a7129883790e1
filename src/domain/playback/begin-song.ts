import type { Song } from '../catalogue/song';
import type { Seconds } from '../shared/units';
import type { PlayerState } from './player-state';

/**
 * The player once a song is put on, standing at `position`: its media are not known yet, nothing is buffered, an earlier fault
 * is forgotten, and its length is the one that lists show until the sound itself tells.
 */
export const beginSong = (state: PlayerState, song: Song, position: Seconds): PlayerState => ({
  ...state,
  details: null,
  isBuffering: true,
  position,
  seekPreview: null,
  duration: song.duration,
  buffered: [],
  fault: null,
});

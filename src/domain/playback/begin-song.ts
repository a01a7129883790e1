import type { Song } from '../catalogue/song';
import type { SongDetails } from '../catalogue/song-details';
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

/**
 * The player once the media of the song that is on are known. Where they are a preview that is over by the place where the song
 * stands, it stands at its beginning: from there on there is something to hear.
 */
export function withMedia(state: PlayerState, details: SongDetails): PlayerState {
  const { access } = details;
  const isOver = access.kind === 'preview' && state.position >= access.duration;
  return { ...state, details, position: isOver ? 0 : state.position };
}

/**
 * The player once the song at `index` sounds without having been loaded: it was to follow, and the sound went on into it.
 * Its media are known, and nothing is waited for.
 */
export function joinSong(state: PlayerState, index: number, details: SongDetails): PlayerState {
  const queue = { ...state.queue, index };
  return { ...beginSong({ ...state, queue }, details, 0), details, isBuffering: false };
}

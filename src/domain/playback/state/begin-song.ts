import type { Song } from '../../catalogue/song';
import type { SongDetails } from '../../catalogue/song-details';
import type { Seconds } from '../../shared/units';
import { withIndex } from './player-changes';
import type { PlayerState } from './player-state';

/**
 * The player state after a song is chosen, at `position`: its media are not known yet, nothing is buffered, an earlier fault is
 * cleared, and its length is the one from lists until the engine reports the real one.
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
 * The player state once the media of the current song are known. If they are a preview that ends before the current position, the
 * position returns to the beginning, where there is sound to play.
 */
export function withMedia(state: PlayerState, details: SongDetails): PlayerState {
  const { access } = details;
  const isOver = access.kind === 'preview' && state.position >= access.duration;
  return { ...state, details, position: isOver ? 0 : state.position };
}

/**
 * The player state once the song at `index` plays without having been loaded: it was appended as the gapless successor, and the
 * sound continued into it. Its media are known, and nothing is buffering.
 */
export function joinSong(state: PlayerState, index: number, details: SongDetails): PlayerState {
  return { ...beginSong(withIndex(state, index), details, 0), details, isBuffering: false };
}

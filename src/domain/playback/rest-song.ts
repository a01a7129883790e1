import type { PlayerState } from './player-state';

/** The player after the last song has ended: the song rests at its beginning, silent. */
export const restSong = (state: PlayerState): PlayerState => ({
  ...state,
  isPlaying: false,
  isBuffering: false,
  position: 0,
});

/** The player without any song: at rest, and nothing is known of a song's media, length or fault. */
export const withoutSong = (state: PlayerState): PlayerState => ({
  ...restSong(state),
  details: null,
  seekPreview: null,
  duration: 0,
  buffered: [],
  fault: null,
});

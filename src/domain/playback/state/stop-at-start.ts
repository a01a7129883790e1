import type { PlayerState } from './player-state';

/** The player state after the last song has ended: the song is at its beginning, silent. */
export const stopAtStart = (state: PlayerState): PlayerState => ({
  ...state,
  isPlaying: false,
  isBuffering: false,
  position: 0,
});

/** The player state without any song: not playing, and without media, length or fault of a song. */
export const withoutSong = (state: PlayerState): PlayerState => ({
  ...stopAtStart(state),
  details: null,
  seekPreview: null,
  duration: 0,
  buffered: [],
  fault: null,
});

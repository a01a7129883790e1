/** The playback status of a song in a list; `idle` for every song but the current one, `waiting` while its sound is loading. */
export type SongStatus = 'idle' | 'playing' | 'paused' | 'waiting';

/** Whether a press pauses it: it plays, or is about to. */
export const isPlayingOrWaiting = (status: SongStatus): boolean => status === 'playing' || status === 'waiting';

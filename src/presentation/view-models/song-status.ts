/** What a song in a list is doing; `idle` for every song but the current one, `waiting` while its sound is on its way. */
export type SongStatus = 'idle' | 'playing' | 'paused' | 'waiting';

/** Pressing it pauses: it sounds, or is about to. */
export const isOnItsWay = (status: SongStatus): boolean => status === 'playing' || status === 'waiting';

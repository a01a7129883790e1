import type { PlayedSong } from './play-history.port';

/** The maximum number of songs in a history without an account. */
export const HISTORY_LIMIT = 200;

/** Puts a play first; an earlier play of the same song is removed, and so are the oldest plays beyond the limit. */
export function addToRecent(plays: readonly PlayedSong[], entry: PlayedSong): readonly PlayedSong[] {
  return [entry, ...plays.filter(({ song }) => song.id !== entry.song.id)].slice(0, HISTORY_LIMIT);
}

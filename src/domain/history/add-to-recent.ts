import type { PlayedSong } from './play-history.port';

/** How many songs a history without an account keeps. */
export const HISTORY_LIMIT = 200;

/** Puts a play first; an earlier one of the same song goes; the oldest beyond the limit are forgotten. */
export function addToRecent(plays: readonly PlayedSong[], entry: PlayedSong): readonly PlayedSong[] {
  return [entry, ...plays.filter(({ song }) => song.id !== entry.song.id)].slice(0, HISTORY_LIMIT);
}

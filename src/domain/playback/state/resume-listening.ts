import { currentEntry } from '../../queue/entries';
import type { Listening } from '../../queue/stored-queue-state.port';
import { beginSong } from './begin-song';
import { clampSeek } from './clamp-seek';
import type { PlayerState } from './player-state';

/**
 * The player state restored from an earlier session, silent; a position outside the song is moved inside it. An empty queue
 * changes nothing.
 */
export function resumeListening(state: PlayerState, { queue, loop, position }: Listening): PlayerState {
  const song = currentEntry(queue)?.song;
  if (song === undefined) return state;
  return { ...beginSong(state, song, clampSeek(position, song.duration)), queue, loop, isPlaying: false };
}

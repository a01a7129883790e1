import { displayArtistOf } from '../../../contract/kernel/display-artist';
import type { PlayerState } from '../playback/state/player-state';
import { audibleVolume } from '../playback/settings/volume';
import { currentEntry } from '../queue/entries';
import type { NowPlaying } from './peer';

/** The maximum length of published texts. */
const WORDS_MAX = 300;

/** What a player publishes to the other devices; the volume is the audible one, 0 while muted. */
export function nowPlayingOf(state: PlayerState): NowPlaying {
  const { queue, isPlaying, fault, position, duration, loop } = state;
  const song = currentEntry(queue)?.song ?? null;
  return {
    song: song && {
      id: song.id,
      title: song.title.slice(0, WORDS_MAX),
      artists: displayArtistOf(song).slice(0, WORDS_MAX),
    },
    isPlaying: isPlaying && fault === null,
    position: Math.max(0, position),
    duration: Math.max(0, duration),
    volume: audibleVolume(state),
    loop,
    isShuffled: queue.orderBeforeShuffle !== null,
  };
}

import type { WholeList } from '../../application/playback/player/list-playback';
import type { Song } from '../../domain/catalogue/song';
import type { PlayerState } from '../../domain/playback/state/player-state';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Seconds } from '../../domain/shared/units';

/** The player's commands that the screens use. */
export interface PlayerControls {
  readonly state: PlayerState;
  /** The present state at once, then every change. */
  readonly changes: EventStream<PlayerState>;
  /** The songs may be the beginning of a list, whose rest then follows them. */
  playSongs(songs: readonly Song[], startIndex: number, list?: WholeList): void;
  /** Passes on more songs of a list, which follow if that list is playing. `from` songs precede them. */
  offer(list: WholeList, from: number, songs: readonly Song[]): void;
  /** Right after the current song. */
  playNext(songs: readonly Song[]): void;
  /** At the end of the queue. */
  append(songs: readonly Song[]): void;
  toggle(): void;
  next(): void;
  previous(): void;
  previewSeek(to: Seconds): void;
  commitSeek(to: Seconds): void;
  cancelSeek(): void;
  skip(by: Seconds): void;
  setVolume(volume0to100: number): void;
  toggleMute(): void;
  cycleLoop(): void;
  toggleShuffle(): void;
  retry(): void;
}

/** Hints that a song may be played soon. */
export interface SongPreloader {
  preload(songId: string): void;
}

import type { WholeList } from '../../application/playback/player/list-playback';
import type { PlayerCommand } from '../../application/playback/player/player-command';
import type { Song } from '../../domain/catalogue/song';
import type { PlayerState } from '../../domain/playback/state/player-state';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Page } from '../../domain/shared/page';

/** The player as the screens see it. */
export interface PlayerControls {
  readonly state: PlayerState;
  /** The present state at once, then every change. */
  readonly changes: EventStream<PlayerState>;
  dispatch(command: PlayerCommand): void;
  /** Passes on a page of a list, whose songs follow if that list is playing. */
  offer(list: WholeList, page: Page<Song>): void;
}

/** Hints that a song may be played soon. */
export interface SongPreloader {
  preload(songId: string): void;
}

import type { Song } from '../catalogue/song';
import type { EventStream } from '../shared/event-stream';
import type { IsoInstant } from '../shared/units';

export interface PlayedSong {
  readonly song: Song;
  readonly playedAt: IsoInstant;
}

/**
 * The songs that this listener played, newest first, one entry per song. Without an account, the history is stored in the browser
 * (decisions.md §4).
 */
export interface PlayHistory {
  readonly changes: EventStream<readonly PlayedSong[]>;
  recent(limit: number): Promise<readonly PlayedSong[]>;
  /** Puts the song first; an earlier entry of it is removed. Stores at most `HISTORY_LIMIT` entries. */
  add(entry: PlayedSong): Promise<void>;
  clear(): Promise<void>;
}

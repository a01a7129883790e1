import type { Song } from '../catalogue/song';
import type { EventStream } from '../shared/event-stream';
import type { IsoInstant } from '../shared/units';

export interface PlayedSong {
  readonly song: Song;
  readonly playedAt: IsoInstant;
}

/** What this listener played, newest first, one entry a song. Without an account it lives in the browser (decisions.md §4). */
export interface PlayHistory {
  readonly changes: EventStream<readonly PlayedSong[]>;
  recent(limit: number): Promise<readonly PlayedSong[]>;
  /** Puts the song first; an earlier entry of it goes. Keeps at most `HISTORY_LIMIT` entries. */
  add(entry: PlayedSong): Promise<void>;
  clear(): Promise<void>;
}

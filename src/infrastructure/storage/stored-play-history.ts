import { BehaviorSubject } from 'rxjs';
import type { KeyValueStore } from '../../application/ports/key-value-store.port';
import { addToRecent } from '../../domain/history/add-to-recent';
import type { PlayedSong, PlayHistory } from '../../domain/history/play-history.port';
import type { EventStream } from '../../domain/shared/event-stream';
import { parsePlayedSongs } from './stored-song';

const HISTORY_KEY = 'playHistory';

/** The history of a listener without an account, stored in this browser (decisions.md §4). */
export class StoredPlayHistory implements PlayHistory {
  private readonly subject: BehaviorSubject<readonly PlayedSong[]>;
  readonly changes: EventStream<readonly PlayedSong[]>;

  constructor(private readonly store: KeyValueStore) {
    this.subject = new BehaviorSubject(parsePlayedSongs(store.read(HISTORY_KEY)));
    this.changes = this.subject.asObservable();
  }

  recent(limit: number): Promise<readonly PlayedSong[]> {
    return Promise.resolve(this.subject.value.slice(0, limit));
  }

  add(entry: PlayedSong): Promise<void> {
    return this.keep(addToRecent(this.subject.value, entry));
  }

  clear(): Promise<void> {
    return this.keep([]);
  }

  private keep(plays: readonly PlayedSong[]): Promise<void> {
    this.store.write(HISTORY_KEY, JSON.stringify(plays));
    this.subject.next(plays);
    return Promise.resolve();
  }
}

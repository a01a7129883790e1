import type { StoredQueueState, Listening } from '../../../src/domain/queue/stored-queue-state.port';
import { nearestEntries } from '../../../src/domain/queue/nearest-entries';

const SONGS_KEPT = 1_000;

/** The state that the tabs of one browser store together. */
export class KeptShelf {
  listening: Listening | null = null;
  /** Counts the writes of all tabs. */
  version = 0;
}

/** The stored queue as one tab sees it. Records every write that this tab asks for. */
export class MemoryStoredQueue implements StoredQueueState {
  readonly asked: string[] = [];
  private known = 0;

  constructor(readonly shelf = new KeptShelf()) {}

  read(): Listening | null {
    this.known = this.shelf.version;
    const { listening } = this.shelf;
    return listening === null || listening.queue.entries.length === 0 ? null : listening;
  }

  claim(listening: Listening): void {
    this.asked.push(`claim ${listening.position}`);
    this.keep(listening);
  }

  renew(listening: Listening): void {
    this.asked.push(`renew ${listening.position}`);
    if (this.known === this.shelf.version) this.keep(listening);
  }

  private keep({ queue, loop, position }: Listening): void {
    this.shelf.version += 1;
    this.known = this.shelf.version;
    this.shelf.listening = { queue: nearestEntries(queue, SONGS_KEPT), loop, position };
  }
}

import type { StoredQueueState, Listening } from '../../domain/queue/stored-queue-state.port';
import { nearestEntries } from '../../domain/queue/nearest-entries';
import type { Queue } from '../../domain/queue/queue';
import { QUEUE_STORAGE_KEYS } from './queue-storage-keys';
import { readPlaceRecord, readQueueRecord, writePlaceRecord, writeQueueRecord } from './queue-record';
import { ChecksummedSlots } from './checksummed-slots';

/** How many songs are stored; fewer if storage has no room for them. */
const SONG_COUNTS = [1_000, 200, 40, 1] as const;

/** The queue in storage, as this tab last wrote or read it. */
interface Kept {
  readonly queue: Queue;
  readonly songCount: number;
  readonly seal: string;
}

/**
 * The queue in `localStorage`. The songs are written when they change; the place in them is written every few seconds, is much
 * smaller, and names its songs by their seal. The newest place shows which tab saved last.
 */
export class StoredQueue implements StoredQueueState {
  private readonly queues: ChecksummedSlots;
  private readonly places: ChecksummedSlots;
  private latest: Kept | null = null;
  /** Seals of the places that this tab last wrote or read. */
  private knownPlaces: readonly string[] = [];

  constructor(storage: () => Storage) {
    this.queues = new ChecksummedSlots(storage, QUEUE_STORAGE_KEYS.queue);
    this.places = new ChecksummedSlots(storage, QUEUE_STORAGE_KEYS.place);
  }

  read(): Listening | null {
    const places = this.places.read();
    this.knownPlaces = places.map(({ seal }) => seal);
    const records = places.map(({ body }) => readPlaceRecord(body));
    for (const { body, seal } of this.queues.read()) {
      const listening = readQueueRecord(body, records.find((place) => place?.of === seal) ?? null);
      if (listening === null) continue;
      const { queue } = listening;
      this.latest = { queue, songCount: queue.entries.length, seal };
      return queue.entries.length === 0 ? null : listening;
    }
    return null;
  }

  claim(listening: Listening): void {
    if (this.standing() === 'known' && this.holdsSongsOf(listening.queue)) this.writePlace(listening);
    else this.writeQueue(listening);
  }

  renew(listening: Listening): void {
    if (this.standing() !== 'foreign') this.claim(listening);
  }

  /**
   * The state of storage: a place that this tab wrote or read, one that another tab has saved since, or nothing, after the
   * listener emptied it.
   */
  private standing(): 'known' | 'foreign' | 'nothing' {
    const [newest] = this.places.read();
    if (newest === undefined) return 'nothing';
    return this.knownPlaces.includes(newest.seal) ? 'known' : 'foreign';
  }

  /** If only a part of the queue is stored, another part is nearest once another song plays. */
  private holdsSongsOf(queue: Queue): boolean {
    const { latest } = this;
    if (latest === null) return false;
    const isSame =
      latest.queue.entries === queue.entries && latest.queue.orderBeforeShuffle === queue.orderBeforeShuffle;
    return isSame && (latest.songCount === queue.entries.length || latest.queue.index === queue.index);
  }

  private writeQueue(listening: Listening): void {
    for (const count of SONG_COUNTS) {
      const queue = nearestEntries(listening.queue, count);
      const written = this.queues.write(writeQueueRecord({ ...listening, queue }));
      if (written === null) continue;
      this.latest = { queue: listening.queue, songCount: queue.entries.length, seal: written.seal };
      this.writePlace(listening);
      return;
    }
  }

  private writePlace(listening: Listening): void {
    if (this.latest === null) return;
    const written = this.places.write(writePlaceRecord(listening, this.latest.seal));
    if (written !== null) this.knownPlaces = [written.seal, ...this.knownPlaces.slice(0, 1)];
  }
}

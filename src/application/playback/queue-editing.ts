import type { Song } from '../../domain/catalogue/song';
import { currentEntry } from '../../domain/queue/entries';
import { appendToQueue, insertNext } from '../../domain/queue/insert-into-queue';
import type { Queue } from '../../domain/queue/queue';
import { clearAround, removeFromQueue } from '../../domain/queue/remove-from-queue';
import { reorderQueue } from '../../domain/queue/reorder-queue';
import { returnToQueue } from '../../domain/queue/return-to-queue';
import type { CurrentSong } from './current-song';
import type { PlayerStore } from './player-store';

/** What a listener does to the queue. What plays goes on playing unless it is taken out itself. */
export class QueueEditing {
  constructor(
    private readonly store: PlayerStore,
    private readonly song: CurrentSong,
  ) {}

  /** Right after the current song; into an empty queue they wait, silent. */
  playNext(songs: readonly Song[]): void {
    this.edit((queue) => insertNext(queue, songs));
  }

  append(songs: readonly Song[]): void {
    this.edit((queue) => appendToQueue(queue, songs));
  }

  /** Taking the current one out plays what takes its place. */
  remove(key: number): void {
    this.edit((queue) => removeFromQueue(queue, key));
  }

  move(key: number, toIndex: number): void {
    this.edit((queue) => reorderQueue(queue, key, toIndex));
  }

  /** Leaves the current song alone in the queue. */
  clear(): void {
    this.edit(clearAround);
  }

  /** Takes back what was taken out of the queue as it was before. */
  undo(before: Queue): void {
    this.edit((queue) => returnToQueue(queue, before));
  }

  private edit(change: (queue: Queue) => Queue): void {
    const before = currentEntry(this.store.state.queue);
    this.store.update((state) => ({ ...state, queue: change(state.queue) }));
    const after = currentEntry(this.store.state.queue);
    if (after?.key === before?.key) return;
    if (after === null) this.song.clear();
    else this.song.start();
  }
}

import type { Song } from '../../../domain/catalogue/song';
import { currentEntry } from '../../../domain/queue/entries';
import { appendToQueue, insertNext } from '../../../domain/queue/insert-into-queue';
import type { Queue } from '../../../domain/queue/queue';
import { clearAround, removeFromQueue } from '../../../domain/queue/remove-from-queue';
import { reorderQueue } from '../../../domain/queue/reorder-queue';
import { returnToQueue } from '../../../domain/queue/return-to-queue';
import type { CurrentSong } from './current-song';
import type { PlayerStore } from './player-store';
import { withQueue } from '../../../domain/playback/state/player-changes';

/** The listener's changes to the queue. The current song plays on unless it is removed itself. */
export class QueueEditing {
  constructor(
    private readonly store: PlayerStore,
    private readonly song: CurrentSong,
  ) {}

  /** Inserts right after the current song; in an empty queue the songs wait without playing. */
  playNext(songs: readonly Song[]): void {
    this.edit((queue) => insertNext(queue, songs));
  }

  append(songs: readonly Song[]): void {
    this.edit((queue) => appendToQueue(queue, songs));
  }

  /** After the current entry is removed, the entry that takes its place plays. */
  remove(key: number): void {
    this.edit((queue) => removeFromQueue(queue, key));
  }

  move(key: number, toIndex: number): void {
    this.edit((queue) => reorderQueue(queue, key, toIndex));
  }

  /** Removes all songs but the current one. */
  clear(): void {
    this.edit(clearAround);
  }

  /** Restores the queue as it was before entries were removed. */
  undo(before: Queue): void {
    this.edit((queue) => returnToQueue(queue, before));
  }

  private edit(change: (queue: Queue) => Queue): void {
    const before = currentEntry(this.store.state.queue);
    this.store.update((state) => withQueue(state, change(state.queue)));
    const after = currentEntry(this.store.state.queue);
    if (after?.key === before?.key) return;
    if (after === null) this.song.clear();
    else this.song.start();
  }
}

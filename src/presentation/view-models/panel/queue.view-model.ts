import { makeAutoObservable, observableRef } from 'mobx';
import type { Song } from '../../../domain/catalogue/song';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import { currentEntry, upcomingEntries } from '../../../domain/queue/entries';
import type { Queue, QueueEntry } from '../../../domain/queue/queue';
import { Scope } from '../scope';
import type { PanelDeps } from './panel-deps';

/** A queue entry as a row of a sortable list. */
export interface QueueRow {
  readonly id: string;
  readonly title: string;
  readonly song: Song;
  readonly key: number;
}

/** The last removal, and the queue before it. */
export interface Undoable {
  readonly of: 'removed' | 'cleared';
  readonly title: string;
  readonly before: Queue;
}

const NOTICE = 'queue-undo';

/** The current song, the upcoming songs, and the listener's changes to them. The last removal can be undone. */
export class QueueViewModel {
  private queue: Queue;
  undoable: Undoable | null = null;
  private readonly scope = new Scope();

  constructor(private readonly deps: PanelDeps) {
    this.queue = deps.player.state.queue;
    makeAutoObservable<this, 'queue' | 'deps' | 'scope'>(
      this,
      { queue: observableRef, undoable: observableRef, deps: false, scope: false },
      { autoBind: true },
    );
  }

  open(): void {
    this.scope.hold(this.deps.player.changes.subscribe(this.reflect));
  }

  get current(): QueueEntry | null {
    return currentEntry(this.queue);
  }

  get upcoming(): readonly QueueRow[] {
    return upcomingEntries(this.queue).map(({ key, song }) => ({ id: String(key), title: song.title, song, key }));
  }

  jumpTo(key: number): void {
    this.deps.player.dispatch({ kind: 'jump-to', key });
  }

  /** To an index among the upcoming songs, from 0. */
  move(key: number, place: number): void {
    const target = this.queue.index + 1 + place;
    this.deps.player.run(({ queue }) => queue.move(key, target));
  }

  remove(key: number): void {
    const entry = this.queue.entries.find((each) => each.key === key);
    if (entry === undefined) return;
    const before = this.queue;
    this.deps.player.run(({ queue }) => queue.remove(key));
    this.offerUndo({ of: 'removed', title: entry.song.title, before });
  }

  /** Removes everything but the current song. */
  clear(): void {
    const before = this.queue;
    this.deps.player.run(({ queue }) => queue.clear());
    this.offerUndo({ of: 'cleared', title: '', before });
  }

  /** Undoes the last removal, once. */
  undo(): void {
    const { undoable } = this;
    if (undoable === null) return;
    this.undoable = null;
    this.deps.player.run(({ queue }) => queue.undo(undoable.before));
  }

  dispose(): void {
    this.scope.end();
  }

  private offerUndo(undoable: Undoable): void {
    this.undoable = undoable;
    this.deps.notices.show({
      id: NOTICE,
      type: 'blank',
      message: { kind: 'queued', of: undoable.of, title: undoable.title },
      action: { name: 'undo', run: this.undo },
    });
  }

  private reflect({ queue }: PlayerState): void {
    this.queue = queue;
  }
}

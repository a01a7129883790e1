import { BehaviorSubject } from 'rxjs';
import type { WholeList } from '../../../src/application/playback/player/list-playback';
import type { Song } from '../../../src/domain/catalogue/song';
import { nextLoopMode } from '../../../src/domain/playback/next/next-loop-mode';
import type { PlayerState } from '../../../src/domain/playback/state/player-state';
import { toggleMute, withVolume } from '../../../src/domain/playback/settings/volume';
import { startQueue } from '../../../src/domain/queue/start-queue';
import { appendToQueue, insertNext } from '../../../src/domain/queue/insert-into-queue';
import type { Queue } from '../../../src/domain/queue/queue';
import { clearAround, removeFromQueue } from '../../../src/domain/queue/remove-from-queue';
import { reorderQueue } from '../../../src/domain/queue/reorder-queue';
import { reorderSuggestions } from '../../../src/domain/queue/reorder-suggestions';
import { returnToQueue } from '../../../src/domain/queue/return-to-queue';
import type { PanelServices, PanelPlayer } from '../../../src/presentation/view-models/panel/panel-deps';
import type { PlayerControls } from '../../../src/presentation/view-models/player-controls';
import { aPlayerState } from '../builders/a-player-state';

const idsOf = (songs: readonly Song[]): string => songs.map(({ id }) => id).join();

/** A player without sound: it records the calls and has the state that a screen would see. */
export class FakePlayer implements PlayerControls, PanelPlayer {
  private readonly subject: BehaviorSubject<PlayerState>;
  readonly changes;
  readonly asked: string[] = [];

  constructor(state: PlayerState = aPlayerState()) {
    this.subject = new BehaviorSubject(state);
    this.changes = this.subject.asObservable();
  }

  get state(): PlayerState {
    return this.subject.value;
  }

  /** 1 while anything subscribes to its changes, 0 otherwise. */
  get listeners(): number {
    return this.subject.observed ? 1 : 0;
  }

  set(changes: Partial<PlayerState>): void {
    this.subject.next({ ...this.state, ...changes });
  }

  playSongs(songs: readonly Song[], startIndex: number): void {
    const queue = startQueue(songs, startIndex, this.state.queue.nextKey);
    this.note(`play ${songs.map(({ id }) => id).join()} from ${startIndex}`, { queue, isPlaying: true, position: 0 });
  }

  offer(_: WholeList, from: number, songs: readonly Song[]): void {
    this.note(`offer ${songs.map(({ id }) => id).join()} after ${from}`);
  }

  playNext(songs: readonly Song[]): void {
    this.note(`next ${songs.map(({ id }) => id).join()}`);
  }

  append(songs: readonly Song[]): void {
    this.note(`append ${songs.map(({ id }) => id).join()}`);
  }

  toggle(): void {
    this.note('toggle', { isPlaying: !this.state.isPlaying });
  }

  next(): void {
    this.note('next');
  }

  previous(): void {
    this.note('previous');
  }

  previewSeek(to: number): void {
    this.note(`preview ${to}`, { seekPreview: to });
  }

  commitSeek(to: number): void {
    this.note(`seek ${to}`, { position: to, seekPreview: null });
  }

  cancelSeek(): void {
    this.note('cancel', { seekPreview: null });
  }

  skip(by: number): void {
    this.note(`skip ${by}`);
  }

  setVolume(volume: number): void {
    this.note(`volume ${volume}`, withVolume(this.state, volume));
  }

  toggleMute(): void {
    this.note('mute', toggleMute(this.state));
  }

  cycleLoop(): void {
    this.note('loop', { loop: nextLoopMode(this.state.loop) });
  }

  toggleShuffle(): void {
    const { queue } = this.state;
    const orderBeforeShuffle = queue.orderBeforeShuffle === null ? queue.entries.map(({ key }) => key) : null;
    this.note('shuffle', { queue: { ...queue, orderBeforeShuffle } });
  }

  retry(): void {
    this.note('retry', { fault: null });
  }

  jumpTo(key: number): void {
    const { queue } = this.state;
    const index = queue.entries.findIndex((entry) => entry.key === key);
    this.note(`jump ${key}`, { queue: { ...queue, index }, isPlaying: true });
  }

  /** Edits the queue as the real one does, without the sound. */
  private readonly parts: PanelServices = {
    queue: {
      playNext: (songs) => this.edit(`next ${idsOf(songs)}`, (queue) => insertNext(queue, songs)),
      append: (songs) => this.edit(`append ${idsOf(songs)}`, (queue) => appendToQueue(queue, songs)),
      remove: (key) => this.edit(`remove ${key}`, (queue) => removeFromQueue(queue, key)),
      move: (key, to) => this.edit(`move ${key} to ${to}`, (queue) => reorderQueue(queue, key, to)),
      clear: () => this.edit('clear', clearAround),
      undo: (before) => this.edit('undo', (queue) => returnToQueue(queue, before)),
    },
    endless: { enable: (isEndless) => this.note(`endless ${isEndless}`, { isEndless }) },
    suggestions: {
      more: () => this.note('more suggestions'),
      move: (from, to) =>
        this.note(`suggestion ${from} to ${to}`, { suggestions: reorderSuggestions(this.state.suggestions, from, to) }),
    },
  };

  run(command: Parameters<PanelPlayer['run']>[0]): void {
    command(this, this.parts);
  }

  private edit(what: string, change: (queue: Queue) => Queue): void {
    this.note(what, { queue: change(this.state.queue) });
  }

  private note(what: string, changes: Partial<PlayerState> = {}): void {
    this.asked.push(what);
    this.set(changes);
  }
}

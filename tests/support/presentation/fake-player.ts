import { BehaviorSubject } from 'rxjs';
import type { WholeList } from '../../../src/application/playback/player/list-playback';
import { handleCommand, type CommandHandlers } from '../../../src/application/playback/player/command-handlers';
import type { PlayerCommand } from '../../../src/application/playback/player/player-command';
import type { Song } from '../../../src/domain/catalogue/song';
import { nextLoopMode } from '../../../src/domain/playback/next/next-loop-mode';
import type { PlayerState } from '../../../src/domain/playback/state/player-state';
import { toggleMute, withVolume } from '../../../src/domain/playback/settings/volume';
import type { Page } from '../../../src/domain/shared/page';
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

/** A player without sound: it records the commands and has the state that a screen would see. */
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

  /** What `asked` notes of a command, and the state after it. A command that is not listed is noted by its kind. */
  private readonly handlers: Partial<CommandHandlers> = {
    'play-songs': ({ songs, startIndex }) => {
      const queue = startQueue(songs, startIndex, this.state.queue.nextKey);
      this.note(`play ${idsOf(songs)} from ${startIndex}`, { queue, isPlaying: true, position: 0 });
    },
    'jump-to': ({ key }) => {
      const { queue } = this.state;
      const index = queue.entries.findIndex((entry) => entry.key === key);
      this.note(`jump ${key}`, { queue: { ...queue, index }, isPlaying: true });
    },
    toggle: () => this.note('toggle', { isPlaying: !this.state.isPlaying }),
    'preview-seek': ({ to }) => this.note(`preview ${to}`, { seekPreview: to }),
    'commit-seek': ({ to }) => this.note(`seek ${to}`, { position: to, seekPreview: null }),
    'cancel-seek': () => this.note('cancel', { seekPreview: null }),
    skip: ({ by }) => this.note(`skip ${by}`),
    'set-volume': ({ volume }) => this.note(`volume ${volume}`, withVolume(this.state, volume)),
    'toggle-mute': () => this.note('mute', toggleMute(this.state)),
    'cycle-loop': () => this.note('loop', { loop: nextLoopMode(this.state.loop) }),
    'toggle-shuffle': () => {
      const { queue } = this.state;
      const orderBeforeShuffle = queue.orderBeforeShuffle === null ? queue.entries.map(({ key }) => key) : null;
      this.note('shuffle', { queue: { ...queue, orderBeforeShuffle } });
    },
    retry: () => this.note('retry', { fault: null }),
    'play-next': ({ songs }) => this.edit(`next ${idsOf(songs)}`, (queue) => insertNext(queue, songs)),
    append: ({ songs }) => this.edit(`append ${idsOf(songs)}`, (queue) => appendToQueue(queue, songs)),
  };

  dispatch(command: PlayerCommand): void {
    if (this.handlers[command.kind] === undefined) this.note(command.kind);
    else handleCommand(this.handlers, command);
  }

  offer(_: WholeList, { items, page, pageSize }: Page<Song>): void {
    this.note(`offer ${idsOf(items)} after ${(page - 1) * pageSize}`);
  }

  /** Edits the queue as the real one does, without the sound. */
  private readonly services: PanelServices = {
    player: this,
    queue: {
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

  run(action: Parameters<PanelPlayer['run']>[0]): void {
    action(this.services);
  }

  private edit(what: string, change: (queue: Queue) => Queue): void {
    this.note(what, { queue: change(this.state.queue) });
  }

  private note(what: string, changes: Partial<PlayerState> = {}): void {
    this.asked.push(what);
    this.set(changes);
  }
}

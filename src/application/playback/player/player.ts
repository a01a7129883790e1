import type { Observable } from 'rxjs';
import { clampSeek } from '../../../domain/playback/state/clamp-seek';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import { cancelSeek, previewSeek } from '../../../domain/playback/state/seek-drag';
import { toggleMute, withVolume } from '../../../domain/playback/settings/volume';
import { whatPlaysBefore } from '../../../domain/playback/next/what-plays-before';
import { whatPlaysNext, type NextDecision } from '../../../domain/playback/next/what-plays-next';
import { placeOf } from '../../../domain/queue/entries';
import type { Queue } from '../../../domain/queue/queue';
import { restoreOrder, shuffleQueue } from '../../../domain/queue/shuffle-queue';
import { startQueue } from '../../../domain/queue/start-queue';
import type { Seconds } from '../../../domain/shared/units';
import type { Random } from '../../ports/random.port';
import { handleCommand, type CommandHandlers } from './command-handlers';
import type { PlaybackCoordinator } from './playback-coordinator';
import type { CurrentSong } from './current-song';
import { extendQueue } from './extend-queue';
import type { ListPlayback } from './list-playback';
import type { PlayerCommand } from './player-command';
import type { CommandablePlayer } from './commandable-player';
import type { PlayerStore } from './player-store';
import type { QueueEditing } from './queue-editing';
import { cycleLoop, withPlaying, withQueue } from '../../../domain/playback/state/player-changes';

export interface PlayerDeps {
  readonly store: PlayerStore;
  readonly song: CurrentSong;
  readonly coordinator: PlaybackCoordinator;
  readonly queue: Pick<QueueEditing, 'playNext' | 'append'>;
  readonly lists: Pick<ListPlayback, 'follow'>;
  readonly random: Random;
}

/** Carries out the commands on this device. Their results appear as states on `changes`. */
export class Player implements CommandablePlayer {
  readonly changes: Observable<PlayerState>;

  private readonly handlers: CommandHandlers = {
    'play-songs': (command) => this.playSongs(command),
    'jump-to': ({ key }) => this.jumpTo(key),
    toggle: () => this.toggle(),
    play: () => this.play(),
    pause: () => this.deps.song.pause(),
    next: () => this.next(),
    previous: () => this.previous(),
    'preview-seek': ({ to }) => this.update((state) => previewSeek(state, to)),
    'commit-seek': ({ to }) => this.seek(to),
    'cancel-seek': () => this.update(cancelSeek),
    skip: ({ by }) => this.seek(this.state.position + by),
    'set-volume': ({ volume }) => this.update((state) => withVolume(state, volume)),
    'toggle-mute': () => this.update(toggleMute),
    'cycle-loop': () => this.update(cycleLoop),
    'toggle-shuffle': () => this.toggleShuffle(),
    retry: () => this.retry(),
    'play-next': ({ songs }) => this.deps.queue.playNext(songs),
    append: ({ songs }) => this.deps.queue.append(songs),
  };

  constructor(private readonly deps: PlayerDeps) {
    this.changes = deps.store.changes;
  }

  get state(): PlayerState {
    return this.deps.store.state;
  }

  dispatch(command: PlayerCommand): void {
    handleCommand(this.handlers, command);
  }

  private playSongs({ songs, startIndex, list }: Extract<PlayerCommand, { kind: 'play-songs' }>): void {
    if (songs.length > 0) this.playQueue(startQueue(songs, startIndex, this.state.queue.nextKey));
    this.deps.lists.follow(songs, list);
  }

  private playQueue(started: Queue): void {
    const queue = this.state.queue.orderBeforeShuffle === null ? started : this.shuffled(started);
    this.update((state) => withPlaying(withQueue(state, queue), true));
    this.deps.coordinator.carryOut({ kind: 'advance', index: queue.index });
  }

  private jumpTo(key: number): void {
    const place = placeOf(this.state.queue, key);
    if (place !== -1) this.goTo(place);
  }

  private toggle(): void {
    if (this.state.isPlaying && this.state.fault === null) this.deps.song.pause();
    else this.play();
  }

  private play(): void {
    if (this.state.queue.entries.length === 0) return;
    if (this.state.fault === null || this.state.fault === 'blocked') this.deps.song.play();
    else this.deps.coordinator.retry();
  }

  private next(): void {
    extendQueue(this.deps.store);
    const { queue, loop } = this.state;
    this.carryOut(whatPlaysNext(queue, loop, 'pressed'));
  }

  private previous(): void {
    const { queue, loop, position } = this.state;
    this.carryOut(whatPlaysBefore(queue, loop, position));
  }

  private seek(to: Seconds): void {
    this.deps.song.seek(clampSeek(to, this.state.duration));
  }

  private toggleShuffle(): void {
    const { queue } = this.state;
    const next = queue.orderBeforeShuffle === null ? this.shuffled(queue) : restoreOrder(queue);
    this.update((state) => withQueue(state, next));
  }

  private retry(): void {
    if (this.state.queue.entries.length > 0) this.deps.coordinator.retry();
  }

  private carryOut(decision: NextDecision): void {
    if (decision.kind === 'advance') this.goTo(decision.index);
    else this.deps.coordinator.carryOut(decision);
  }

  /** A chosen song is meant to sound. */
  private goTo(index: number): void {
    this.update((state) => withPlaying(state, true));
    this.deps.coordinator.carryOut({ kind: 'advance', index });
  }

  /** An empty queue has nothing to shuffle, but the setting is stored for songs added later. */
  private shuffled(queue: Queue): Queue {
    if (queue.entries.length === 0) return { ...queue, orderBeforeShuffle: [] };
    return shuffleQueue(queue, () => this.deps.random.fraction());
  }

  private update(next: (state: PlayerState) => PlayerState): void {
    this.deps.store.update(next);
  }
}

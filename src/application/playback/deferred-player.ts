import { BehaviorSubject } from 'rxjs';
import type { Song } from '../../domain/catalogue/song';
import { INITIAL_PLAYER_STATE, type PlayerState } from '../../domain/playback/player-state';
import type { Seconds } from '../../domain/shared/units';
import type { ListPlayback, WholeList } from './list-playback';
import type { Player } from './player';
import type { QueueEditing } from './queue-editing';
import type { Warmup } from './warmup';

export interface PlaybackParts {
  readonly player: Player;
  readonly queue: QueueEditing;
  readonly lists: ListPlayback;
  readonly warmup: Warmup;
}

type Command = (player: Player, parts: PlaybackParts) => void;

/**
 * The player as the screens see it. Its code is not needed to show the first page, so it is fetched shortly after, or by the
 * first command (specification §1: player components load on demand). Commands given meanwhile are carried out in order.
 */
export class DeferredPlayer {
  private readonly subject = new BehaviorSubject<PlayerState>(INITIAL_PLAYER_STATE);
  readonly changes = this.subject.asObservable();
  private parts: PlaybackParts | null = null;
  private fetching: Promise<PlaybackParts> | null = null;

  /** `onUnavailable` is told when a command could not be carried out because the code cannot be had; the next one tries again. */
  constructor(
    private readonly fetch: () => Promise<PlaybackParts>,
    private readonly onUnavailable: () => void,
  ) {}

  get state(): PlayerState {
    return this.subject.value;
  }

  /** Brings the code before it is needed. A failure is no news yet. */
  async prepare(): Promise<void> {
    try {
      await this.load();
    } catch {
      this.fetching = null;
    }
  }

  playSongs(songs: readonly Song[], startIndex: number, list?: WholeList): void {
    this.tell((_, { lists }) => lists.play(songs, startIndex, list));
  }

  offer(list: WholeList, from: number, songs: readonly Song[]): void {
    this.parts?.lists.offer(list, from, songs);
  }

  playNext(songs: readonly Song[]): void {
    this.tell((_, { queue }) => queue.playNext(songs));
  }

  append(songs: readonly Song[]): void {
    this.tell((_, { queue }) => queue.append(songs));
  }

  toggle(): void {
    this.tell((player) => player.toggle());
  }

  next(): void {
    this.tell((player) => player.next());
  }

  previous(): void {
    this.tell((player) => player.previous());
  }

  previewSeek(to: Seconds): void {
    this.tell((player) => player.previewSeek(to));
  }

  commitSeek(to: Seconds): void {
    this.tell((player) => player.commitSeek(to));
  }

  cancelSeek(): void {
    this.tell((player) => player.cancelSeek());
  }

  skip(by: Seconds): void {
    this.tell((player) => player.skip(by));
  }

  setVolume(volume0to100: number): void {
    this.tell((player) => player.setVolume(volume0to100));
  }

  toggleMute(): void {
    this.tell((player) => player.toggleMute());
  }

  cycleLoop(): void {
    this.tell((player) => player.cycleLoop());
  }

  toggleShuffle(): void {
    this.tell((player) => player.toggleShuffle());
  }

  retry(): void {
    this.tell((player) => player.retry());
  }

  /** A hint that this song may be played soon. */
  touch(songId: string): void {
    if (this.parts === null) void this.prepare();
    else this.parts.warmup.touch(songId);
  }

  /** At once when the code is here, so that a gesture stays a gesture. */
  private tell(command: Command): void {
    if (this.parts === null) void this.tellLater(command);
    else command(this.parts.player, this.parts);
  }

  private async tellLater(command: Command): Promise<void> {
    try {
      const parts = await this.load();
      command(parts.player, parts);
    } catch {
      this.fetching = null;
      this.onUnavailable();
    }
  }

  private load(): Promise<PlaybackParts> {
    this.fetching ??= this.fetch().then((parts) => this.take(parts));
    return this.fetching;
  }

  private take(parts: PlaybackParts): PlaybackParts {
    this.parts = parts;
    parts.player.changes.subscribe((state) => this.subject.next(state));
    return parts;
  }
}

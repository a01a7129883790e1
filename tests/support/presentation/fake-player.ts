import { BehaviorSubject } from 'rxjs';
import type { WholeList } from '../../../src/application/playback/list-playback';
import type { Song } from '../../../src/domain/catalogue/song';
import { nextLoopMode } from '../../../src/domain/playback/next-loop-mode';
import type { PlayerState } from '../../../src/domain/playback/player-state';
import { toggleMute, withVolume } from '../../../src/domain/playback/volume';
import { startQueue } from '../../../src/domain/queue/start-queue';
import type { PlayerControls } from '../../../src/presentation/view-models/player-controls';
import { aPlayerState } from '../builders/a-player-state';

/** A player without sound: it notes what was asked and keeps the state that a screen would see. */
export class FakePlayer implements PlayerControls {
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

  /** How many listen. */
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

  private note(what: string, changes: Partial<PlayerState> = {}): void {
    this.asked.push(what);
    this.set(changes);
  }
}

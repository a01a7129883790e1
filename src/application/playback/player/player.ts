import type { Observable } from 'rxjs';
import type { Song } from '../../../domain/catalogue/song';
import { clampSeek } from '../../../domain/playback/state/clamp-seek';
import { nextLoopMode } from '../../../domain/playback/next/next-loop-mode';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import { cancelSeek, previewSeek } from '../../../domain/playback/state/seek-drag';
import { toggleMute, withVolume } from '../../../domain/playback/settings/volume';
import { whatPlaysBefore } from '../../../domain/playback/next/what-plays-before';
import { whatPlaysNext } from '../../../domain/playback/next/what-plays-next';
import { placeOf } from '../../../domain/queue/entries';
import type { Queue } from '../../../domain/queue/queue';
import { restoreOrder, shuffleQueue } from '../../../domain/queue/shuffle-queue';
import { startQueue } from '../../../domain/queue/start-queue';
import type { Seconds } from '../../../domain/shared/units';
import type { Random } from '../../ports/random.port';
import type { PlaybackCoordinator } from './playback-coordinator';
import type { CurrentSong } from './current-song';
import { extendQueue } from './extend-queue';
import type { PlayerStore } from './player-store';

/** All player actions of a listener. Results appear as states on `changes`. */
export class Player {
  /** The present state at once, then every change. */
  readonly changes: Observable<PlayerState>;

  constructor(
    private readonly store: PlayerStore,
    private readonly song: CurrentSong,
    private readonly coordinator: PlaybackCoordinator,
    private readonly random: Random,
  ) {
    this.changes = store.changes;
  }

  get state(): PlayerState {
    return this.store.state;
  }

  /** Replaces the queue and plays from `startIndex`; with shuffle on, that song comes first and the rest is shuffled. */
  playSongs(songs: readonly Song[], startIndex: number): void {
    if (songs.length === 0) return;
    const { queue } = this.state;
    const started = startQueue(songs, startIndex, queue.nextKey);
    const next = queue.orderBeforeShuffle === null ? started : this.shuffled(started);
    this.store.update((state) => ({ ...state, queue: next, isPlaying: true }));
    this.coordinator.carryOut({ kind: 'advance', index: next.index });
  }

  /** Plays the entry with this key; an unknown key does nothing. */
  jumpTo(key: number): void {
    const place = placeOf(this.state.queue, key);
    if (place !== -1) this.goTo(place);
  }

  toggle(): void {
    if (this.state.isPlaying && this.state.fault === null) this.pause();
    else this.play();
  }

  /** Resumes playback; after a fault, tries the song again. Without a song it does nothing. */
  play(): void {
    if (this.state.queue.entries.length === 0) return;
    if (this.state.fault === null || this.state.fault === 'blocked') this.song.play();
    else this.coordinator.retry();
  }

  pause(): void {
    this.song.pause();
  }

  next(): void {
    extendQueue(this.store);
    const { queue, loop } = this.state;
    const decision = whatPlaysNext(queue, loop, 'pressed');
    if (decision.kind === 'advance') this.goTo(decision.index);
    else this.coordinator.carryOut(decision);
  }

  previous(): void {
    const { queue, loop, position } = this.state;
    const decision = whatPlaysBefore(queue, loop, position);
    if (decision.kind === 'advance') this.goTo(decision.index);
    else this.coordinator.carryOut(decision);
  }

  previewSeek(to: Seconds): void {
    this.store.update((state) => previewSeek(state, to));
  }

  commitSeek(to: Seconds): void {
    this.song.seek(clampSeek(to, this.state.duration));
  }

  cancelSeek(): void {
    this.store.update(cancelSeek);
  }

  /** Seeks by this many seconds, backwards if negative. */
  skip(by: Seconds): void {
    this.commitSeek(this.state.position + by);
  }

  setVolume(volume0to100: number): void {
    this.store.update((state) => withVolume(state, volume0to100));
  }

  toggleMute(): void {
    this.store.update(toggleMute);
  }

  cycleLoop(): void {
    this.store.update((state) => ({ ...state, loop: nextLoopMode(state.loop) }));
  }

  toggleShuffle(): void {
    this.store.update((state) => {
      const { queue } = state;
      return { ...state, queue: queue.orderBeforeShuffle === null ? this.shuffled(queue) : restoreOrder(queue) };
    });
  }

  retry(): void {
    if (this.state.queue.entries.length > 0) this.coordinator.retry();
  }

  /** A chosen song is meant to sound. */
  private goTo(index: number): void {
    this.store.update((state) => ({ ...state, isPlaying: true }));
    this.coordinator.carryOut({ kind: 'advance', index });
  }

  /** An empty queue has nothing to shuffle, but the setting is stored for songs added later. */
  private shuffled(queue: Queue): Queue {
    if (queue.entries.length === 0) return { ...queue, orderBeforeShuffle: [] };
    return shuffleQueue(queue, () => this.random.fraction());
  }
}

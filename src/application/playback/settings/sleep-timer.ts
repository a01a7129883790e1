import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import {
  NO_SLEEP,
  SLEEP_FADE,
  sleepAfter,
  sleepFade,
  sleepRemaining,
  type Sleep,
} from '../../../domain/playback/settings/sleep';
import type { Subscription as Cancel } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';
import type { Clock } from '../../ports/clock.port';
import type { Timer } from '../../ports/timer.port';
import type { CurrentSong } from '../player/current-song';
import type { ListeningSettingsStore } from './listening-settings-store';
import type { PlayerStore } from '../player/player-store';
import { withStopAfterSong } from '../../../domain/playback/state/player-changes';

/** Timers stop while a device sleeps, so the clock is read at least this often. */
const LONGEST_WAIT: Milliseconds = 10_000;
/** How finely the sound fades. */
const FADE_STEP: Milliseconds = 100;

/** What plays, and at which speed. */
interface Playing {
  readonly store: PlayerStore;
  readonly settings: Pick<ListeningSettingsStore, 'state'>;
  readonly song: Pick<CurrentSong, 'pause'>;
}

/** Stops playback automatically, after some minutes or at the end of the song, with a fade-out. */
export class SleepTimer {
  private readonly sleep = new BehaviorSubject<Sleep>(NO_SLEEP);
  private readonly faded = new BehaviorSubject(1);
  /** The present timer at once, then every change. */
  readonly changes: Observable<Sleep> = this.sleep.asObservable();
  /** The factor for the amplitude. */
  readonly fade: Observable<number> = this.faded.asObservable();
  private waiting: Cancel | null = null;
  /** Whether a song was playing and past its beginning: only such a song can end. */
  private wasUnderWay = false;

  constructor(
    private readonly playing: Playing,
    private readonly timer: Timer,
    private readonly clock: Clock,
  ) {}

  /** How long playback still lasts; null if unknown. */
  get remaining(): Milliseconds | null {
    const { store, settings } = this.playing;
    return sleepRemaining(this.sleep.value, this.clock.now(), store.state, settings.state.speed);
  }

  after(minutes: number): void {
    this.set(sleepAfter(minutes, this.clock.now()));
    this.count();
  }

  /** Stops after the song that plays then. */
  afterSong(): void {
    this.set({ kind: 'after-song' });
    this.fadeBy(this.remaining);
  }

  cancel(): void {
    this.set(NO_SLEEP);
    this.fadeBy(null);
  }

  start(): Subscription {
    const following = this.playing.store.changes.subscribe(() => this.followSong());
    following.add(() => this.waiting?.unsubscribe());
    return following;
  }

  private set(sleep: Sleep): void {
    this.waiting?.unsubscribe();
    this.sleep.next(sleep);
    this.playing.store.update((state) => withStopAfterSong(state, sleep.kind === 'after-song'));
  }

  /** The sound stays faded out until the listener plays again: some of the music may still be on its way to the loudspeaker. */
  private end(): void {
    this.set(NO_SLEEP);
  }

  private count(): void {
    const remaining = this.remaining ?? 0;
    if (remaining === 0) {
      this.playing.song.pause();
      this.end();
      return;
    }
    this.fadeBy(remaining);
    const wait = remaining > SLEEP_FADE ? Math.min(remaining - SLEEP_FADE, LONGEST_WAIT) : FADE_STEP;
    this.waiting = this.timer.after(wait, () => this.count());
  }

  /** The coordinator lets a song that ended rest at its beginning. The state must not change while its subscribers receive it. */
  private followSong(): void {
    const { isPlaying, position } = this.playing.store.state;
    const hasEnded = this.wasUnderWay && !isPlaying && position === 0;
    this.wasUnderWay = isPlaying && position > 0;
    const { kind } = this.sleep.value;
    if (kind === 'after-song' && hasEnded) this.waiting = this.timer.after(0, () => this.end());
    else if (kind !== 'at' && isPlaying) this.fadeBy(this.remaining);
  }

  private fadeBy(remaining: Milliseconds | null): void {
    const fade = sleepFade(remaining);
    if (fade !== this.faded.value) this.faded.next(fade);
  }
}

import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import { NO_SLEEP, SLEEP_FADE, sleepAfter, sleepFade, sleepRemaining, type Sleep } from '../../domain/playback/sleep';
import type { Subscription as Cancel } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { Clock } from '../ports/clock.port';
import type { Timer } from '../ports/timer.port';
import type { CurrentSong } from './current-song';
import type { ListeningSettingsStore } from './listening-settings-store';
import type { PlayerStore } from './player-store';

/** A timer stands still while a device sleeps: the clock is asked at least this often. */
const LONGEST_WAIT: Milliseconds = 10_000;
/** How finely the sound fades. */
const FADE_STEP: Milliseconds = 100;

/** What plays, and how fast. */
interface Playing {
  readonly store: PlayerStore;
  readonly settings: Pick<ListeningSettingsStore, 'state'>;
  readonly song: Pick<CurrentSong, 'pause'>;
}

/** Stops the music by itself, after some minutes or at the end of the song, having faded it away. */
export class SleepTimer {
  private readonly sleep = new BehaviorSubject<Sleep>(NO_SLEEP);
  private readonly faded = new BehaviorSubject(1);
  /** The present timer at once, then every change. */
  readonly changes: Observable<Sleep> = this.sleep.asObservable();
  /** What the amplitude is multiplied by. */
  readonly fade: Observable<number> = this.faded.asObservable();
  private waiting: Cancel | null = null;
  /** Whether a song sounded that had begun to move: only of such a one there is an end. */
  private wasUnderWay = false;

  constructor(
    private readonly playing: Playing,
    private readonly timer: Timer,
    private readonly clock: Clock,
  ) {}

  /** How long the music still plays; null where nobody knows. */
  get remaining(): Milliseconds | null {
    const { store, settings } = this.playing;
    return sleepRemaining(this.sleep.value, this.clock.now(), store.state, settings.state.speed);
  }

  after(minutes: number): void {
    this.set(sleepAfter(minutes, this.clock.now()));
    this.count();
  }

  /** Whichever song plays then. */
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
    this.playing.store.update((state) => ({ ...state, stopsAfterSong: sleep.kind === 'after-song' }));
  }

  /** The sound stays away until somebody plays again: some of the music may still be on its way to the loudspeaker. */
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

  /** The conductor lets a song that ended rest at its beginning. The state is not changed while it is being told. */
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

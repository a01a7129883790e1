import { crossfadeGains } from '../../domain/playback/crossfade';
import type { PlaybackFact, SoundLevel } from '../../domain/playback/playback-engine.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { Deck } from './deck';
import type { Time } from './time';

/** How finely one song fades into the next. */
const STEP: Milliseconds = 40;

interface Pair {
  readonly leaving: Deck;
  readonly coming: Deck;
}

interface Course {
  readonly length: Milliseconds;
  /** Of the song that leaves, before it fades. */
  readonly gain: number;
  /** Of the song that comes, when it has come. */
  readonly comingGain: () => number;
  readonly onEnd: () => void;
}

/** One song that leaves while another comes: from the other's first sound on, by equal power. A pause holds both. */
export class SongFade {
  private heard: Milliseconds = 0;
  private countedTo: Milliseconds;
  private isHeld = false;
  private ticking: Subscription | null = null;
  private readonly listening: readonly Subscription[];

  constructor(
    private readonly pair: Pair,
    private readonly course: Course,
    private readonly time: Time,
  ) {
    this.countedTo = time.clock.now();
    this.listening = [
      pair.coming.facts.subscribe(({ kind }) => this.followComing(kind)),
      pair.leaving.facts.subscribe(({ kind }) => this.followLeaving(kind)),
    ];
    this.mix();
  }

  /** The gains of both as they are to be now; the rest of the level is for both. */
  mix(level: Partial<SoundLevel> = {}): void {
    const { length, gain, comingGain } = this.course;
    const { leaving, coming } = crossfadeGains(this.heard / length);
    this.pair.leaving.setLevel({ ...level, gain: gain * leaving });
    this.pair.coming.setLevel({ ...level, gain: comingGain() * coming });
  }

  hold(): void {
    this.ticking?.unsubscribe();
    this.isHeld = true;
    this.pair.leaving.pause();
  }

  /** What leaves has left; nothing is heard or told of it any more. */
  stop(): void {
    this.ticking?.unsubscribe();
    this.listening.forEach((subscription) => subscription.unsubscribe());
    this.pair.leaving.close();
  }

  private followComing(kind: PlaybackFact['kind']): void {
    if (kind === 'paused') this.hold();
    if (kind === 'playing') this.run();
  }

  /** A song that has nothing left to play keeps nothing back. */
  private followLeaving(kind: PlaybackFact['kind']): void {
    if (kind === 'ended') this.course.onEnd();
  }

  private run(): void {
    if (this.isHeld) this.pair.leaving.play();
    this.isHeld = false;
    this.countedTo = this.time.clock.now();
    this.tickLater();
  }

  private tickLater(): void {
    this.ticking?.unsubscribe();
    this.ticking = this.time.timer.after(STEP, () => this.tick());
  }

  private tick(): void {
    const now = this.time.clock.now();
    this.heard += now - this.countedTo;
    this.countedTo = now;
    if (this.heard >= this.course.length) {
      this.course.onEnd();
      return;
    }
    this.mix();
    this.tickLater();
  }
}

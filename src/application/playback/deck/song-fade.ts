import { crossfadeGains } from '../../../domain/playback/next/crossfade';
import type { PlaybackFact, SoundLevel } from '../../../domain/playback/sources/playback-engine.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';
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
  /** The gain of the outgoing song before the fade. */
  readonly gain: number;
  /** The gain of the incoming song after the fade. */
  readonly comingGain: () => number;
  readonly onEnd: () => void;
}

/**
 * Fades one song out while another fades in: from the incoming song's first sound on, with equal power. A pause holds both songs.
 */
export class SongFade {
  private elapsed: Milliseconds = 0;
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

  /** Sets the current gains of both songs; the rest of the level applies to both. */
  mix(level: Partial<SoundLevel> = {}): void {
    const { length, gain, comingGain } = this.course;
    const { leaving, coming } = crossfadeGains(this.elapsed / length);
    this.pair.leaving.setLevel({ ...level, gain: gain * leaving });
    this.pair.coming.setLevel({ ...level, gain: comingGain() * coming });
  }

  hold(): void {
    this.ticking?.unsubscribe();
    this.isHeld = true;
    this.pair.leaving.pause();
  }

  /** Closes the outgoing song; its sound and its facts end. */
  stop(): void {
    this.ticking?.unsubscribe();
    this.listening.forEach((subscription) => subscription.unsubscribe());
    this.pair.leaving.close();
  }

  private followComing(kind: PlaybackFact['kind']): void {
    if (kind === 'paused') this.hold();
    if (kind === 'playing') this.run();
  }

  /** An outgoing song that has ended finishes the fade. */
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
    this.elapsed += now - this.countedTo;
    this.countedTo = now;
    if (this.elapsed >= this.course.length) {
      this.course.onEnd();
      return;
    }
    this.mix();
    this.tickLater();
  }
}

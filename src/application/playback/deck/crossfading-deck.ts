import { BehaviorSubject, switchMap, type Observable } from 'rxjs';
import type { PlaybackFact, SoundLevel } from '../../../domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { Milliseconds, Seconds } from '../../../domain/shared/units';
import type { Deck } from './deck';
import { SongFade } from './song-fade';
import type { SoundingDeck } from './sounding-deck';
import { SourceSwap, type SwapCourse } from './source-swap';
import type { Time } from './time';

/** One deck that plays, and a second one only while a song fades into the next or switches to another source. */
export class CrossfadingDeck implements SoundingDeck {
  private readonly front: BehaviorSubject<Deck>;
  readonly facts: Observable<PlaybackFact>;
  private spare: Deck | null = null;
  private fade: SongFade | null = null;
  private swapping: SourceSwap | null = null;
  /** The sources set to follow, for the deck that takes over. */
  private next: readonly PlaybackSource[] | null = null;
  /** The next song that is opened fades in; any other song ends the fade. */
  private isFadeInPending = false;
  private level: Required<SoundLevel> = { volume: 1, muted: false, gain: 1 };

  constructor(
    deck: Deck,
    private readonly makeSpare: () => Deck,
    private readonly time: Time,
  ) {
    this.front = new BehaviorSubject(deck);
    this.facts = this.front.pipe(switchMap(({ facts }) => facts));
  }

  /** The song that is opened next fades in while the current one plays on and fades out over `length`. */
  overlap(length: Milliseconds): void {
    this.stay();
    this.endFade();
    const leaving = this.front.value;
    const coming = this.takeSpare();
    leaving.follow(null);
    coming.setLevel(this.level);
    this.front.next(coming);
    this.spare = leaving;
    this.isFadeInPending = true;
    const { gain } = this.level;
    const course = { length, gain, comingGain: () => this.level.gain, onEnd: () => this.endFade() };
    this.fade = new SongFade({ leaving, coming }, course, this.time);
  }

  open(sources: readonly PlaybackSource[], startAt: Seconds): void {
    if (!this.isFadeInPending) this.endFade();
    this.isFadeInPending = false;
    this.stay();
    this.next = null;
    this.front.value.open(sources, startAt);
  }

  swap(course: SwapCourse): void {
    this.stay();
    this.endFade();
    const leaving = this.front.value;
    const coming = this.takeSpare();
    this.spare = coming;
    coming.setLevel({ ...this.level, muted: true });
    const onEnd: SwapCourse['onEnd'] = (isInStep, report) => {
      this.swapping = null;
      if (isInStep) this.promote(coming);
      else coming.close();
      course.onEnd(isInStep, report);
    };
    this.swapping = new SourceSwap({ leaving, coming }, { ...course, onEnd }, this.time.clock);
  }

  stay(): void {
    const { swapping } = this;
    if (swapping === null) return;
    this.swapping = null;
    this.spare?.close();
    swapping.stop();
  }

  get source(): PlaybackSource | null {
    return this.front.value.source;
  }

  get isReady(): boolean {
    return this.front.value.isReady;
  }

  get hasOtherOption(): boolean {
    return this.front.value.hasOtherOption;
  }

  handOver(startAt: Seconds): void {
    this.front.value.handOver(startAt);
  }

  readdress(sources: readonly PlaybackSource[]): boolean {
    return this.front.value.readdress(sources);
  }

  follow(sources: readonly PlaybackSource[] | null): void {
    this.next = sources;
    this.front.value.follow(sources);
  }

  play(): void {
    this.swapping?.play();
    this.front.value.play();
  }

  pause(): void {
    this.fade?.hold();
    this.swapping?.pause();
    this.front.value.pause();
  }

  seek(to: Seconds): void {
    this.endFade();
    this.front.value.seek(to);
    this.swapping?.seek(to);
  }

  /** A gain applies to the song in front; the outgoing song retains its own. */
  setLevel(change: Partial<SoundLevel>): void {
    this.level = { ...this.level, ...change };
    const { volume, muted } = this.level;
    if (this.fade === null) this.front.value.setLevel(change);
    else this.fade.mix({ volume, muted });
  }

  silence(): void {
    this.stay();
    if (!this.isFadeInPending) this.endFade();
    this.front.value.silence();
  }

  close(): void {
    this.stay();
    this.endFade();
    this.front.value.close();
  }

  private takeSpare(): Deck {
    return this.spare ?? this.makeSpare();
  }

  /** The silent deck becomes audible, and the audible one is closed. */
  private promote(coming: Deck): void {
    const leaving = this.front.value;
    coming.setLevel(this.level);
    this.spare = leaving;
    this.front.next(coming);
    leaving.close();
    coming.follow(this.next);
  }

  private endFade(): void {
    this.isFadeInPending = false;
    this.fade?.stop();
    if (this.fade === null) return;
    this.fade = null;
    this.front.value.setLevel(this.level);
  }
}

import { Subject } from 'rxjs';
import { isSameWay } from '../../../domain/playback/sources/is-same-way';
import type { PlaybackEngine, PlaybackFact, SoundLevel } from '../../../domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Seconds } from '../../../domain/shared/units';
import { fromFirstPlayable, type EngineLoader, type PlayableOption } from './engine-loader';

/** True if the system paused the sound, or blocks it without a gesture: the song then stays silent until the next press on play. */
const endsWish = (fact: PlaybackFact): boolean =>
  fact.kind === 'paused' || (fact.kind === 'failed' && fact.fault === 'blocked');

/** Plays a song: chooses an engine, hands over to the next one, and emits the facts of the chosen engine only. */
export class Deck {
  private readonly facts$ = new Subject<PlaybackFact>();
  readonly facts = this.facts$.asObservable();
  private options: readonly PlayableOption[] = [];
  private followers: readonly PlayableOption[] = [];
  private next: readonly PlaybackSource[] | null = null;
  private engine: PlaybackEngine | null = null;
  private listening: Subscription | null = null;
  private isLoaded = false;
  private hasAnswered = false;
  private wantsSound = false;
  private startAt: Seconds = 0;
  private level: SoundLevel = { volume: 1, muted: false };

  constructor(private readonly engines: EngineLoader) {}

  /** Loads the best of these sources that can be played here, paused; emits `failed unsupported` if none can. */
  open(sources: readonly PlaybackSource[], startAt: Seconds): void {
    this.silence();
    this.next = null;
    this.followers = [];
    this.options = this.engines.optionsFor(sources);
    this.startAt = startAt;
    this.openFirstOption();
  }

  /** The source of the song that plays or is being loaded. */
  get source(): PlaybackSource | null {
    return this.options[0]?.source ?? null;
  }

  /** Whether media of the song have been loaded. */
  get isReady(): boolean {
    return this.isLoaded && this.hasAnswered;
  }

  /** Whether the song can be tried in another way than the present one. */
  get hasOtherOption(): boolean {
    return this.otherOptions.length > 0;
  }

  /** Stops using the current option and loads the next one, playing if the current one was meant to play. */
  handOver(startAt: Seconds): void {
    this.options = this.otherOptions;
    this.startAt = startAt;
    this.openFirstOption();
  }

  /** Sets the song that plays right after this one, without a gap if the same engine plays both; null removes it. */
  follow(sources: readonly PlaybackSource[] | null): void {
    this.next = sources;
    if (this.isLoaded) this.announceNext();
  }

  /** Continues with new addresses of the same sources; false if the loaded source is not among them, or nothing is loaded. */
  readdress(sources: readonly PlaybackSource[]): boolean {
    const renewed = (old: PlaybackSource) => sources.find((source) => isSameWay(source, old)) ?? old;
    const options = this.options.map(({ source, candidate }) => ({ source: renewed(source), candidate }));
    const [option] = options;
    if (!this.isLoaded || option === undefined || !sources.includes(option.source)) return false;
    this.options = options;
    this.engine?.readdress(option.source);
    return true;
  }

  play(): void {
    this.wantsSound = true;
    if (this.isLoaded) this.engine?.play();
  }

  pause(): void {
    this.wantsSound = false;
    if (this.isLoaded) this.engine?.pause();
  }

  seek(to: Seconds): void {
    this.startAt = to;
    if (this.isLoaded) this.engine?.seek(to);
  }

  /** Fields that `change` omits stay unchanged. */
  setLevel(change: Partial<SoundLevel>): void {
    this.level = { ...this.level, ...change };
    this.engine?.setLevel(this.level);
  }

  /** Stops the sound at once; no more facts of the loaded song are emitted. Prepared media stay prepared. */
  silence(): void {
    this.options = [];
    this.wantsSound = false;
    this.listening?.unsubscribe();
    if (this.isLoaded) this.engine?.pause();
    this.isLoaded = false;
  }

  /** Stops the sound and frees every resource. */
  close(): void {
    this.silence();
    this.engine?.release();
  }

  private get otherOptions(): readonly PlayableOption[] {
    return fromFirstPlayable(this.options.slice(1));
  }

  private openFirstOption(): void {
    this.listening?.unsubscribe();
    this.isLoaded = false;
    const [option] = this.options;
    if (option === undefined) {
      this.facts$.next({ kind: 'failed', fault: 'unsupported' });
      return;
    }
    this.engines.get(option.candidate, (engine) => {
      if (option !== this.options[0]) return;
      if (engine === null) this.skipOption();
      else this.load(engine, option.source);
    });
  }

  /** The engine's code could not be loaded: try the next option, or else report a network fault. */
  private skipOption(): void {
    if (this.hasOtherOption) this.handOver(this.startAt);
    else this.facts$.next({ kind: 'failed', fault: 'network' });
  }

  private load(engine: PlaybackEngine, source: PlaybackSource): void {
    if (engine !== this.engine) this.engine?.release();
    this.engine = engine;
    this.isLoaded = true;
    this.hasAnswered = false;
    this.listening = engine.facts.subscribe((fact) => this.onFact(fact));
    engine.setLevel(this.level);
    engine.load(source, this.startAt);
    this.followers = [];
    this.announceNext();
    if (this.wantsSound) engine.play();
  }

  /** A song that another engine would play best is not appended: it is loaded when it becomes the current song. */
  private announceNext(): void {
    const options = this.engines.optionsFor(this.next ?? []);
    const [first] = options;
    const wasTold = this.followers.length > 0;
    this.followers = first !== undefined && first.candidate === this.options[0]?.candidate ? options : [];
    const source = this.followers[0]?.source ?? null;
    if (source !== null || wasTold) this.engine?.follow(source);
  }

  private onFact(fact: PlaybackFact): void {
    if (fact.kind === 'ready') this.hasAnswered = true;
    if (endsWish(fact)) this.wantsSound = false;
    if (fact.kind === 'track-changed') {
      this.options = this.followers;
      this.followers = [];
      this.next = null;
    }
    this.facts$.next(fact);
  }
}

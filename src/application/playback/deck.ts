import { Subject } from 'rxjs';
import { isSameWay } from '../../domain/playback/is-same-way';
import type { PlaybackEngine, PlaybackFact, SoundLevel } from '../../domain/playback/playback-engine.port';
import type { PlaybackSource } from '../../domain/playback/playback-source';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Seconds } from '../../domain/shared/units';
import type { EngineCandidate } from '../ports/engine-candidate.port';
import type { EngineLoader } from './engine-loader';
import { playableOptions, type PlayableOption } from './playable-options';

/** The system paused, or lets nothing sound without a gesture: whatever comes of the song next is silent until the next press. */
const endsWish = (fact: PlaybackFact): boolean =>
  fact.kind === 'paused' || (fact.kind === 'failed' && fact.fault === 'blocked');

/** What a song sounds from. Chooses an engine, hands over to the next one, and tells the facts of the chosen one alone. */
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

  constructor(
    private readonly candidates: readonly EngineCandidate[],
    private readonly shelf: EngineLoader,
  ) {}

  /** Loads the best of these sources that can be played here, paused; `failed unsupported` where none can. */
  open(sources: readonly PlaybackSource[], startAt: Seconds): void {
    this.silence();
    this.next = null;
    this.followers = [];
    this.options = playableOptions(sources, this.candidates);
    this.startAt = startAt;
    this.openFirstOption();
  }

  /** What the song sounds from, or is about to. */
  get source(): PlaybackSource | null {
    return this.options[0]?.source ?? null;
  }

  /** Whether something of the song is here. */
  get isReady(): boolean {
    return this.isLoaded && this.hasAnswered;
  }

  /** Whether the song can be tried in another way than the present one. */
  get hasOtherOption(): boolean {
    return this.options.length > 1;
  }

  /** Gives up the present way to play and loads the next one, sounding if the present one should have. */
  handOver(startAt: Seconds): void {
    this.options = this.options.slice(1);
    this.startAt = startAt;
    this.openFirstOption();
  }

  /** What plays right after this song, without a gap where the engine of both can; null takes it back. */
  follow(sources: readonly PlaybackSource[] | null): void {
    this.next = sources;
    if (this.isLoaded) this.announceNext();
  }

  /** Goes on with new addresses of the same sources; false where what is loaded is not among them, or nothing is. */
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

  /** What is not said stays as it was. */
  setLevel(change: Partial<SoundLevel>): void {
    this.level = { ...this.level, ...change };
    this.engine?.setLevel(this.level);
  }

  /** Stops the sound at once; nothing more is told about what was loaded. What is prepared stays prepared. */
  silence(): void {
    this.options = [];
    this.wantsSound = false;
    this.listening?.unsubscribe();
    if (this.isLoaded) this.engine?.pause();
    this.isLoaded = false;
  }

  /** Silence, and every resource freed. */
  close(): void {
    this.silence();
    this.engine?.release();
  }

  private openFirstOption(): void {
    this.listening?.unsubscribe();
    this.isLoaded = false;
    const [option] = this.options;
    if (option === undefined) {
      this.facts$.next({ kind: 'failed', fault: 'unsupported' });
      return;
    }
    this.shelf.get(option.candidate, (engine) => {
      if (option !== this.options[0]) return;
      if (engine === null) this.skipOption();
      else this.load(engine, option.source);
    });
  }

  /** The engine's code did not arrive: the next way, or the network is to blame. */
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

  /** A song that another engine would play best is not joined: it is loaded when its turn has come. */
  private announceNext(): void {
    const options = playableOptions(this.next ?? [], this.candidates);
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

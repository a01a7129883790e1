import { Subject } from 'rxjs';
import type { PlaybackEngine, PlaybackFact, SoundLevel } from '../../domain/playback/playback-engine.port';
import type { PlaybackSource } from '../../domain/playback/playback-source';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Seconds } from '../../domain/shared/units';
import type { EngineCandidate } from '../ports/engine-candidate.port';
import type { EngineShelf } from './engine-shelf';
import { playableOptions, type PlayableOption } from './playable-options';

/** What a song sounds from. Chooses an engine, hands over to the next one, and tells the facts of the chosen one alone. */
export class Deck {
  private readonly told = new Subject<PlaybackFact>();
  readonly facts = this.told.asObservable();
  private options: readonly PlayableOption[] = [];
  private engine: PlaybackEngine | null = null;
  private listening: Subscription | null = null;
  private isLoaded = false;
  private wantsSound = false;
  private startAt: Seconds = 0;
  private level: SoundLevel = { volume: 1, muted: false };

  constructor(
    private readonly candidates: readonly EngineCandidate[],
    private readonly shelf: EngineShelf,
  ) {}

  /** Loads the best of these sources that can be played here, paused; `failed unsupported` where none can. */
  open(sources: readonly PlaybackSource[], startAt: Seconds): void {
    this.silence();
    this.options = playableOptions(sources, this.candidates);
    this.startAt = startAt;
    this.openFirstOption();
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

  setLevel(level: SoundLevel): void {
    this.level = level;
    this.engine?.setLevel(level);
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
      this.told.next({ kind: 'failed', fault: 'unsupported' });
      return;
    }
    this.shelf.take(option.candidate, (engine) => {
      if (option !== this.options[0]) return;
      if (engine === null) this.skipOption();
      else this.load(engine, option.source);
    });
  }

  /** The engine's code did not arrive: the next way, or the network is to blame. */
  private skipOption(): void {
    if (this.hasOtherOption) this.handOver(this.startAt);
    else this.told.next({ kind: 'failed', fault: 'network' });
  }

  private load(engine: PlaybackEngine, source: PlaybackSource): void {
    if (engine !== this.engine) this.engine?.release();
    this.engine = engine;
    this.isLoaded = true;
    this.listening = engine.facts.subscribe((fact) => this.told.next(fact));
    engine.setLevel(this.level);
    engine.load(source, this.startAt);
    if (this.wantsSound) engine.play();
  }
}

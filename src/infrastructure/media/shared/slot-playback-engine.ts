import { Subject, Subscription } from 'rxjs';
import type { PlaybackEngine, PlaybackFact, SoundLevel } from '../../../domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import type { OpenSourceLoader } from './source-loader';
import type { MediaElements, SoundingElement } from './media-elements';
import { MediaSlot } from './media-slot';

const FULL_LEVEL: SoundLevel = { volume: 1, muted: false };

/** Two slots, one that plays and one that is prepared, for any technology that feeds them. */
export class SlotPlaybackEngine implements PlaybackEngine {
  private readonly facts$ = new Subject<PlaybackFact>();
  readonly facts = this.facts$.asObservable();
  private readonly idle: SoundingElement[] = [];
  private active: MediaSlot | null = null;
  private prepared: MediaSlot | null = null;
  private listening = Subscription.EMPTY;
  private level = FULL_LEVEL;

  constructor(
    private readonly elements: MediaElements,
    private readonly openFeed: OpenSourceLoader,
  ) {}

  load(source: PlaybackSource, startAt: Seconds): void {
    const prepared = this.takePrepared(source);
    this.closeActive();
    this.active = prepared ?? this.open(source, startAt);
    if (prepared !== null && startAt > 0) prepared.seek(startAt);
    this.active.activate(this.level);
    this.listening = this.active.facts.subscribe((fact) => this.facts$.next(fact));
  }

  prepare(source: PlaybackSource | null): void {
    if (source !== null && this.prepared !== null && serves(this.prepared, source)) return;
    this.dropPrepared();
    if (source !== null) this.prepared = this.open(source, 0);
  }

  /** Two elements cannot join without a gap, so the next song is only prepared. */
  follow(source: PlaybackSource | null): void {
    this.prepare(source);
  }

  readdress(source: PlaybackSource): void {
    this.active?.readdress(source);
  }

  play(): void {
    void this.active?.play();
  }

  pause(): void {
    this.active?.pause();
  }

  seek(to: Seconds): void {
    this.active?.seek(to);
  }

  setLevel(level: SoundLevel): void {
    this.level = level;
    this.active?.setLevel(level);
  }

  release(): void {
    this.closeActive();
    this.dropPrepared();
  }

  private open(source: PlaybackSource, startAt: Seconds): MediaSlot {
    const output = this.elements.take(this.idle.pop() ?? null);
    return new MediaSlot(output, source, startAt, this.openFeed);
  }

  private takePrepared(source: PlaybackSource): MediaSlot | null {
    const { prepared } = this;
    if (prepared === null || prepared.isBroken || !serves(prepared, source)) {
      this.dropPrepared();
      return null;
    }
    this.prepared = null;
    return prepared;
  }

  private dropPrepared(): void {
    if (this.prepared !== null) this.close(this.prepared);
    this.prepared = null;
  }

  private closeActive(): void {
    this.listening.unsubscribe();
    if (this.active !== null) this.close(this.active);
    this.active = null;
  }

  private close(slot: MediaSlot): void {
    slot.close();
    this.idle.push(slot.output);
  }
}

/** Whether a source can be played from a slot in which it was opened before. */
const serves = ({ source, output }: MediaSlot, { url, kind }: PlaybackSource): boolean =>
  source.url === url && source.kind === kind && !output.isRetired();

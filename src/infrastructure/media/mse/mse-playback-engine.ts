import { Subject } from 'rxjs';
import type {
  PlaybackEngine,
  PlaybackFact,
  PlaybackFault,
  SoundLevel,
} from '../../../domain/playback/playback-engine.port';
import type { InstantSource, PlaybackSource } from '../../../domain/playback/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import { applyLevel } from '../shared/sound-curve';
import { JoinWatch } from './join-watch';
import { isSameSource, positionIn, rangesIn, timeIn, Timeline, type Place } from './timeline';
import { TimelineStage, type MseEnvironment } from './timeline-stage';

/** Of a song that may be chosen first, so much lies ready: its first segments. */
const CUED: Seconds = 4;
/** So close to the next song's place, it is the next song that sounds: what is left is less than an element holds decoded. */
const REACHED: Seconds = 0.02;

const isInstant = (source: PlaybackSource): source is InstantSource => source.start !== null;

/** All songs on one timeline of one element, one after another, so that nothing is between them. */
export class MsePlaybackEngine implements PlaybackEngine {
  private readonly told = new Subject<PlaybackFact>();
  readonly facts = this.told.asObservable();
  private readonly timeline = new Timeline();
  private readonly watch: JoinWatch;
  private element: HTMLMediaElement | null = null;
  private stage: TimelineStage | null = null;
  private level: SoundLevel = { volume: 1, muted: false };
  private wantsSound = false;
  private isReady = false;
  private isMended = false;
  private isGivenUp = false;

  constructor(
    private readonly createElement: () => HTMLMediaElement,
    private readonly environment: MseEnvironment,
  ) {
    this.watch = new JoinWatch(environment.timer, () => this.lookForJoin());
  }

  load(source: PlaybackSource, startAt: Seconds): void {
    this.isGivenUp = false;
    if (!isInstant(source)) return this.fail('unsupported');
    this.element?.pause();
    this.wantsSound = false;
    this.isMended = false;
    this.openStage().feeder.startOver();
    this.begin(this.timeline.choose(source), startAt);
  }

  /** While nothing was loaded the song is laid already, so that it needs but be played. Nothing is told of it. */
  prepare(source: PlaybackSource | null): void {
    const { supply } = this.environment;
    if (source === null) {
      supply.clear();
      if (this.timeline.isCued) this.closeStage();
    } else if (isInstant(source)) {
      supply.prepare(source);
      if (this.timeline.canCue(source)) this.cue(source);
    }
  }

  follow(source: PlaybackSource | null): void {
    const { active, follows, followed } = this.timeline;
    if (active === null || this.stage === null) return;
    const wanted = source !== null && isInstant(source) ? source : null;
    if (follows !== null && wanted !== null && isSameSource(follows, wanted)) return;
    this.timeline.follow(wanted);
    this.watch.stop();
    if (followed === null) this.stage.feeder.refocus();
    else void this.stage.feeder.clearFrom(active.to);
  }

  /** What is laid stays; the new addresses are used from the next request on, and after `expired` it goes on with them. */
  readdress(source: PlaybackSource): void {
    if (!isInstant(source) || this.stage === null) return;
    this.isGivenUp = false;
    this.timeline.readdress(source);
    this.stage.feeder.startOver();
    this.stage.feeder.feed();
  }

  play(): void {
    this.wantsSound = true;
    void this.start();
  }

  pause(): void {
    this.wantsSound = false;
    this.element?.pause();
  }

  seek(to: Seconds): void {
    const { active } = this.timeline;
    if (active !== null) this.stage?.moveTo(active, timeIn(active, to));
  }

  setLevel(level: SoundLevel): void {
    this.level = level;
    if (this.element !== null) applyLevel(this.element, level);
  }

  release(): void {
    this.environment.supply.clear();
    this.wantsSound = false;
    this.element?.pause();
    this.closeStage();
  }

  private cue(source: InstantSource): void {
    this.openStage().feeder.startOver();
    this.begin(this.timeline.cue(source), 0);
  }

  private begin(place: Place, startAt: Seconds): void {
    this.isReady = false;
    this.stage?.moveTo(place, timeIn(place, startAt));
    this.stage?.forgetBefore(place.from);
    this.announce();
  }

  private async start(): Promise<void> {
    try {
      await this.element?.play();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'NotAllowedError') return;
      this.wantsSound = false;
      this.fail('blocked');
    }
  }

  private openStage(): TimelineStage {
    if (this.stage?.isBroken === true) this.closeStage();
    this.stage ??= this.makeStage(false);
    return this.stage;
  }

  private makeStage(isFresh: boolean): TimelineStage {
    this.element ??= this.createElement();
    applyLevel(this.element, this.level);
    return new TimelineStage(this.element, this.timeline, this.environment, {
      isFresh,
      mostAhead: () => (this.timeline.isCued ? CUED : Infinity),
      onFact: (fact) => this.hear(fact),
      onArrival: () => this.announce(),
      onFault: (fault) => this.fail(fault),
      onBroken: () => this.mend(),
    });
  }

  private closeStage(): void {
    this.watch.stop();
    this.stage?.close();
    this.stage = null;
    this.timeline.clear();
  }

  /** What cannot be decoded ends the whole media source. It is tried once more in a new one, with bytes fetched anew. */
  private mend(): void {
    const { active } = this.timeline;
    if (active === null || this.stage === null || this.isMended || this.timeline.isCued) return this.fail('decode');
    const position = positionIn(active, this.stage.time);
    this.isMended = true;
    this.closeStage();
    this.stage = this.makeStage(true);
    this.begin(this.timeline.begin(active.source), position);
    if (this.wantsSound) void this.start();
  }

  /** The element's facts are those of the timeline: they are told in the song's own time. */
  private hear(fact: PlaybackFact): void {
    this.stage?.feeder.feed();
    if (this.stage === null || this.timeline.isCued || this.stage.isUnderWay) return;
    this.lookForJoin();
    const place = this.timeline.active;
    if (place === null || fact.kind === 'ready') return;
    if (fact.kind === 'progress') this.tellProgress(place);
    else if (fact.kind === 'seeked') this.told.next({ ...fact, position: positionIn(place, this.stage.time) });
    else this.told.next(fact);
    if (fact.kind === 'paused') this.wantsSound = false;
  }

  private tellProgress(place: Place): void {
    if (this.stage === null) return;
    const buffered = rangesIn(place, this.stage.buffered);
    this.told.next({ kind: 'progress', position: positionIn(place, this.stage.time), buffered });
  }

  private lookForJoin(): void {
    const { followed } = this.timeline;
    if (followed === null || this.stage === null || this.stage.isUnderWay) return;
    if (this.stage.time < followed.from - REACHED) return this.watch.expect(this.stage.element, followed.from);
    this.timeline.join();
    this.isReady = false;
    this.isMended = false;
    this.told.next({ kind: 'joined' });
    this.announce();
    this.stage?.feeder.refocus();
  }

  /** The length is told once something of the song is here. */
  private announce(): void {
    const place = this.timeline.active;
    if (place === null || this.stage === null || this.timeline.isCued || this.isReady) return;
    if (rangesIn(place, this.stage.buffered).length === 0) return;
    this.isReady = true;
    this.told.next({ kind: 'ready', duration: place.to - place.from });
    this.tellProgress(place);
  }

  /** What cannot be played is told once, and not at all where it was only prepared; a gesture may be missing again and again. */
  private fail(fault: PlaybackFault): void {
    if (this.timeline.isCued) return this.closeStage();
    if (this.isGivenUp) return;
    this.isGivenUp = fault !== 'blocked';
    this.told.next({ kind: 'failed', fault });
  }
}

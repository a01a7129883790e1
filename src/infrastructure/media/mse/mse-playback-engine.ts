import { Subject } from 'rxjs';
import type {
  PlaybackEngine,
  PlaybackFact,
  PlaybackFault,
  SoundLevel,
} from '../../../domain/playback/playback-engine.port';
import type { InstantSource, PlaybackSource } from '../../../domain/playback/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import type { MediaElements } from '../shared/media-elements';
import { ClockWatch } from './clock-watch';
import { JoinWatch } from './join-watch';
import { factIn, progressIn } from './place-facts';
import { PresentElement } from './present-element';
import { beginningOf, isInstant, isSameSource, positionIn, timeIn, Timeline, type Place } from './timeline';
import { TimelineStage, type MseEnvironment } from './timeline-stage';

/** Of a song that may be chosen first, so much lies ready: its first segments. */
const CUED: Seconds = 4;
/** So close to the next song's place, it is the next song that sounds: what is left is less than an element holds decoded. */
const REACHED: Seconds = 0.02;

/** All songs on one timeline of one element, one after another, so that nothing is between them. */
export class MsePlaybackEngine implements PlaybackEngine {
  private readonly told = new Subject<PlaybackFact>();
  readonly facts = this.told.asObservable();
  private readonly timeline = new Timeline();
  private readonly watch: JoinWatch;
  private readonly clockWatch: ClockWatch;
  private readonly output: PresentElement;
  private stage: TimelineStage | null = null;
  private isReady = false;
  private isMended = false;
  private isGivenUp = false;

  constructor(
    elements: MediaElements,
    private readonly environment: MseEnvironment,
  ) {
    this.output = new PresentElement(elements);
    this.watch = new JoinWatch(environment.timer, () => this.lookForJoin());
    this.clockWatch = new ClockWatch(environment.timer, () => this.mendOnce());
  }

  load(source: PlaybackSource, startAt: Seconds): void {
    this.isGivenUp = false;
    if (!isInstant(source)) return this.fail('unsupported');
    this.output.pause();
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
    const wanted = this.whatJoins(source);
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
    void this.start();
  }

  pause(): void {
    this.output.pause();
  }

  seek(to: Seconds): void {
    const { active } = this.timeline;
    if (active === null) return;
    this.isMended = false;
    const place = to < beginningOf(active) ? this.timeline.beginWhole(active) : active;
    this.stage?.moveTo(place, timeIn(place, to));
  }

  setLevel(level: SoundLevel): void {
    this.output.setLevel(level);
  }

  release(): void {
    this.environment.supply.clear();
    this.output.pause();
    this.closeStage();
  }

  /** What comes after effects sounds from another element. */
  private whatJoins(source: PlaybackSource | null): InstantSource | null {
    if (source === null || !isInstant(source)) return null;
    if (!this.output.isSpent) return source;
    this.environment.supply.prepare(source);
    return null;
  }

  private cue(source: InstantSource): void {
    this.openStage().feeder.startOver();
    this.begin(this.timeline.cue(source));
  }

  private begin(place: Place, startAt: Seconds = 0): void {
    this.isReady = false;
    this.stage?.moveTo(place, place.from < 0 ? 0 : timeIn(place, startAt));
    this.announce();
  }

  private async start(): Promise<void> {
    if (!(await this.output.play())) this.fail('blocked');
  }

  private openStage(): TimelineStage {
    if (this.stage?.isBroken === true || this.output.isSpent) this.closeStage();
    return (this.stage ??= this.makeStage(false));
  }

  private makeStage(isFresh: boolean): TimelineStage {
    return new TimelineStage(this.output.take(), this.timeline, this.environment, {
      isFresh,
      mostAhead: () => (this.timeline.isCued ? CUED : Infinity),
      onFact: (fact) => this.hear(fact),
      onArrival: () => this.announce(),
      onFault: (fault) => this.fail(fault),
      onUseless: (why) => this.mend(why === 'undecodable'),
    });
  }

  private closeStage(): void {
    this.watch.stop();
    this.stage?.close();
    this.stage = null;
    this.timeline.clear();
  }

  /** What is of no use any more is tried once more for each song, in a new media source that begins where the listener is. */
  private mend(isFresh: boolean): void {
    const { active, follows } = this.timeline;
    if (active === null || this.stage === null || this.isMended || this.timeline.isCued) return this.fail('decode');
    const position = positionIn(active, this.stage.time);
    this.isMended = true;
    this.closeStage();
    this.stage = this.makeStage(isFresh);
    this.begin(this.timeline.begin(active.source, position), position);
    this.timeline.follow(follows);
    if (this.output.wantsSound) void this.start();
  }

  /** What stands without a word is no fault yet: if another element does not help, it is for those to judge who listen. */
  private mendOnce(): void {
    if (this.isMended) return;
    this.output.leave();
    this.mend(false);
  }

  /** The element's facts are those of the timeline: they are told in the song's own time. */
  private hear(fact: PlaybackFact): void {
    this.stage?.feeder.feed();
    if (fact.kind === 'playing' && this.stage !== null) this.clockWatch.watch(this.stage.element);
    if (this.stage === null || this.timeline.isCued || this.stage.isUnderWay) return;
    this.lookForJoin();
    const { active } = this.timeline;
    if (active === null || fact.kind === 'ready') return;
    this.told.next(factIn(active, fact, this.stage));
    if (fact.kind === 'paused') this.output.wantsSound = false;
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
    const progress = progressIn(place, this.stage);
    if (progress.buffered.length === 0) return;
    this.isReady = true;
    this.told.next({ kind: 'ready', duration: place.to - place.from });
    this.told.next(progress);
  }

  /** What cannot be played is told once, and not at all where it was only prepared; a gesture may be missing again and again. */
  private fail(fault: PlaybackFault): void {
    if (this.timeline.isCued) return this.closeStage();
    if (this.isGivenUp) return;
    this.isGivenUp = fault !== 'blocked';
    this.told.next({ kind: 'failed', fault });
  }
}

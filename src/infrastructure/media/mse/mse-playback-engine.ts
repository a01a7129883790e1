import { Subject } from 'rxjs';
import type {
  PlaybackEngine,
  PlaybackFact,
  PlaybackFault,
  SoundLevel,
} from '../../../domain/playback/sources/playback-engine.port';
import type { InstantSource, PlaybackSource } from '../../../domain/playback/sources/playback-source';
import type { Seconds } from '../../../domain/shared/units';
import type { MediaElements } from '../shared/media-elements';
import { StallDetector } from './stall-detector';
import { TrackBoundaryTimer } from './track-boundary-timer';
import { OutputElement } from './output-element';
import { beginningOf, isInstant, isSameSource, positionIn, timeIn, Timeline, type SongSpan } from './timeline';
import { MediaSourceSession, type MseEnvironment } from './media-source-session';

/** How much is buffered of a song that may be chosen first: its first segments. */
const CUED_AHEAD: Seconds = 4;
/** This close to the next song span, the next song counts as playing: the rest is less than an element holds decoded. */
const TOLERANCE: Seconds = 0.02;

/** Plays all songs on one timeline of one element, one after another without a gap. */
export class MsePlaybackEngine implements PlaybackEngine {
  private readonly facts$ = new Subject<PlaybackFact>();
  readonly facts = this.facts$.asObservable();
  private readonly timeline = new Timeline();
  private readonly boundaryTimer: TrackBoundaryTimer;
  private readonly stallDetector: StallDetector;
  private readonly output: OutputElement;
  private session: MediaSourceSession | null = null;
  private isReady = false;
  private hasRecovered = false;
  private hasFailed = false;

  constructor(
    elements: MediaElements,
    private readonly environment: MseEnvironment,
  ) {
    this.output = new OutputElement(elements);
    this.boundaryTimer = new TrackBoundaryTimer(environment.timer, () => this.checkBoundary());
    this.stallDetector = new StallDetector(environment.timer, () => this.recoverOnce());
  }

  load(source: PlaybackSource, startAt: Seconds): void {
    this.hasFailed = false;
    if (!isInstant(source)) return this.fail('unsupported');
    this.output.pause();
    this.hasRecovered = false;
    this.openSession().scheduler.reset();
    this.start(this.timeline.choose(source), startAt);
  }

  /** If no song is loaded yet, the prepared song is appended at once, ready to be played. Its facts are not reported. */
  prepare(source: PlaybackSource | null): void {
    const { segments } = this.environment;
    if (source === null) {
      segments.clear();
      if (this.timeline.isCued) this.closeSession();
    } else if (isInstant(source)) {
      segments.prepare(source);
      if (!this.timeline.canCue(source)) return;
      this.openSession().scheduler.reset();
      this.start(this.timeline.cue(source));
    }
  }

  follow(source: PlaybackSource | null): void {
    const { current, nextSource, nextSpan } = this.timeline;
    if (current === null || this.session === null) return;
    const wanted = this.nextOf(source);
    if (nextSource !== null && wanted !== null && isSameSource(nextSource, wanted)) return;
    this.timeline.setNext(wanted);
    this.boundaryTimer.cancel();
    if (nextSpan === null) this.session.scheduler.reschedule();
    else void this.session.scheduler.removeFrom(current.to);
  }

  /** Appended segments stay; later requests use the new addresses, and after `expired` fetching continues with them. */
  readdress(source: PlaybackSource): void {
    if (!isInstant(source) || this.session === null) return;
    this.hasFailed = false;
    this.timeline.readdress(source);
    this.session.scheduler.reset();
    this.session.scheduler.fetchNext();
  }

  play(): void {
    void this.resume();
  }

  pause(): void {
    this.output.pause();
  }

  seek(to: Seconds): void {
    const { current } = this.timeline;
    if (current === null) return;
    this.hasRecovered = false;
    const span = to < beginningOf(current) ? this.timeline.startWhole(current) : current;
    this.session?.moveTo(span, timeIn(span, to));
  }

  setLevel(level: SoundLevel): void {
    this.output.setLevel(level);
  }

  release(): void {
    this.environment.segments.clear();
    this.output.pause();
    this.closeSession();
  }

  /** After effects were in use, the next song plays from another element. */
  private nextOf(source: PlaybackSource | null): InstantSource | null {
    if (source === null || !isInstant(source)) return null;
    if (!this.output.isRetired) return source;
    this.environment.segments.prepare(source);
    return null;
  }

  private start(span: SongSpan, startAt: Seconds = 0): void {
    this.isReady = false;
    this.session?.moveTo(span, span.from < 0 ? 0 : timeIn(span, startAt));
    this.reportReady();
  }

  private async resume(): Promise<void> {
    if (!(await this.output.play())) this.fail('blocked');
  }

  private openSession(): MediaSourceSession {
    if (this.session?.isBroken === true || this.output.isRetired) this.closeSession();
    return (this.session ??= this.createSession(false));
  }

  private createSession(isFresh: boolean): MediaSourceSession {
    return new MediaSourceSession(this.output.take(), this.timeline, this.environment, {
      isFresh,
      mostAhead: () => (this.timeline.isCued ? CUED_AHEAD : Infinity),
      onFact: (fact) => this.onFact(fact),
      onData: () => this.reportReady(),
      onFault: (fault) => this.fail(fault),
      onUnusable: (why) => this.recover(why === 'undecodable'),
    });
  }

  private closeSession(): void {
    this.boundaryTimer.cancel();
    this.session?.close();
    this.session = null;
    this.timeline.clear();
  }

  /** An unusable session is replaced once for each song, by a new media source that begins at the listener's position. */
  private recover(isFresh: boolean): void {
    const { current, nextSource } = this.timeline;
    if (current === null || this.session === null || this.hasRecovered || this.timeline.isCued)
      return this.fail('decode');
    const position = positionIn(current, this.session.time);
    this.hasRecovered = true;
    this.closeSession();
    this.session = this.createSession(isFresh);
    this.start(this.timeline.start(current.source, position), position);
    this.timeline.setNext(nextSource);
    if (this.output.wantsSound) void this.resume();
  }

  /** A silent stall is not yet a fault: if another element does not help, the subscribers to the facts decide. */
  private recoverOnce(): void {
    if (this.hasRecovered) return;
    this.output.discard();
    this.recover(false);
  }

  /** The element's facts are in the timeline's time; they are published in the song's own time. */
  private onFact(fact: PlaybackFact): void {
    this.session?.scheduler.fetchNext();
    if (fact.kind === 'playing' && this.session !== null) this.stallDetector.watch(this.session.element);
    if (this.session === null || this.timeline.isCued || this.session.isSeeking) return;
    this.checkBoundary();
    const { current } = this.timeline;
    if (current === null || fact.kind === 'ready') return;
    this.facts$.next(this.session.factIn(current, fact));
    if (fact.kind === 'paused') this.output.wantsSound = false;
  }

  private checkBoundary(): void {
    const { session } = this;
    const { nextSpan } = this.timeline;
    if (nextSpan === null || session === null || session.isSeeking) return;
    if (session.time < nextSpan.from - TOLERANCE) return this.boundaryTimer.schedule(session.element, nextSpan.from);
    this.timeline.advance();
    this.isReady = false;
    this.hasRecovered = false;
    this.facts$.next({ kind: 'track-changed' });
    this.reportReady();
    session.scheduler.reschedule();
  }

  /** Reports the length once a part of the song is buffered. */
  private reportReady(): void {
    const span = this.timeline.current;
    if (span === null || this.session === null || this.timeline.isCued || this.isReady) return;
    const progress = this.session.progressIn(span);
    if (progress.buffered.length === 0) return;
    this.isReady = true;
    this.facts$.next({ kind: 'ready', duration: span.to - span.from });
    this.facts$.next(progress);
  }

  /** Reports an unplayable song once, and not at all if it was only prepared; a missing gesture may be reported repeatedly. */
  private fail(fault: PlaybackFault): void {
    if (this.timeline.isCued) return this.closeSession();
    if (this.hasFailed) return;
    this.hasFailed = fault !== 'blocked';
    this.facts$.next({ kind: 'failed', fault });
  }
}

import type { PlaybackFact } from '../../domain/playback/playback-engine.port';
import type { PlaybackSource } from '../../domain/playback/playback-source';
import { positionAt, speedHeard, type PositionMark } from '../../domain/playback/position-clock';
import { catchUp, FIRST_LEAD, isBufferedAt } from '../../domain/playback/catch-up';
import type { PlayingRendition } from '../../domain/playback/song-media';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds, Seconds } from '../../domain/shared/units';
import type { Clock } from '../ports/clock.port';
import type { Deck } from './deck';

/** Having moved so far from where it was sent, it really plays. */
const MOVED: Seconds = 0.03;
/** A sound that stands is met this close: the hole is heard anyway, the step is not. */
const NEAR: Seconds = 0.3;

interface Pair {
  readonly leaving: Deck;
  readonly coming: Deck;
}

/** What the one that comes told of itself before anybody listened to it; null where it did not. */
export interface SwapReport {
  readonly rendition: PlayingRendition | null;
  readonly duration: Seconds | null;
}

/** What is to come, from where, and whether it is to sound. */
export interface SwapCourse {
  readonly sources: readonly PlaybackSource[];
  readonly startAt: Seconds;
  readonly isSounding: boolean;
  /** Once, unless it is stopped: with whether it is in step and may take over, and what it then is. */
  readonly onEnd: (isInStep: boolean, report: SwapReport) => void;
  /** In place of that, where it is stopped: something else was opened, or it was given up. */
  readonly onStop: () => void;
}

/** The same song from another source: it comes silently beside what sounds and falls into step with it. */
export class SourceSwap {
  private readonly listening: readonly Subscription[];
  private mark: PositionMark;
  private lead = FIRST_LEAD;
  private corrections = 0;
  /** Where the one that comes was sent last, and whether it has arrived there. */
  private aim: Seconds | null = null;
  private hasArrived = false;
  private sentAt: Milliseconds;
  private isSounding: boolean;
  private report: SwapReport = { rendition: null, duration: null };

  constructor(
    private readonly pair: Pair,
    private readonly course: SwapCourse,
    private readonly clock: Clock,
  ) {
    const { sources, startAt, isSounding } = course;
    this.isSounding = isSounding;
    this.sentAt = clock.now();
    this.mark = { position: startAt, at: clock.now(), isMoving: isSounding, speed: 1 };
    this.listening = [
      pair.leaving.facts.subscribe((fact) => this.followLeaving(fact)),
      pair.coming.facts.subscribe((fact) => this.followComing(fact)),
    ];
    pair.coming.open(sources, startAt);
    if (isSounding) pair.coming.play();
  }

  play(): void {
    this.isSounding = true;
    this.pair.coming.play();
  }

  pause(): void {
    this.isSounding = false;
    this.hold();
    this.pair.coming.pause();
  }

  seek(to: Seconds): void {
    this.mark = { ...this.mark, position: to, at: this.clock.now() };
    this.send(to);
  }

  stop(): void {
    this.fallSilent();
    this.course.onStop();
  }

  private get now(): Seconds {
    return positionAt(this.mark, this.clock.now());
  }

  private followLeaving(fact: PlaybackFact): void {
    if (fact.kind === 'progress' || fact.kind === 'seeked') this.note(fact.position);
    if (fact.kind === 'waiting') this.hold();
    if (fact.kind === 'paused') this.pause();
    if (fact.kind === 'playing') this.mark = { ...this.mark, at: this.clock.now(), isMoving: true };
    if (fact.kind === 'track-changed') this.end(false);
  }

  private note(position: Seconds): void {
    const at = this.clock.now();
    this.mark = { ...this.mark, position, at, speed: speedHeard(this.mark, position, at) };
  }

  private hold(): void {
    this.mark = { ...this.mark, position: this.now, isMoving: false };
  }

  private followComing(fact: PlaybackFact): void {
    if (fact.kind === 'failed' || fact.kind === 'ended') this.end(false);
    if (fact.kind === 'seeked') this.hasArrived = true;
    if (fact.kind === 'ready') this.report = { ...this.report, duration: fact.duration };
    if (fact.kind === 'rendition') {
      this.report = { ...this.report, rendition: { bitrate: fact.bitrate, height: fact.height } };
    }
    if (fact.kind !== 'progress') return;
    if (this.isSounding && this.mark.isMoving) this.compareMoving(fact);
    else if (this.isSounding) this.meetStanding(fact.position);
    else this.compareResting(fact);
  }

  private get sentTo(): Seconds {
    return this.aim ?? this.course.startAt;
  }

  /** It has to be really playing before it can be compared. */
  private isPlaying(position: Seconds): boolean {
    return position >= this.sentTo + MOVED && (this.aim === null || this.hasArrived);
  }

  private compareMoving({ position, buffered }: Extract<PlaybackFact, { kind: 'progress' }>): void {
    if (!this.isPlaying(position)) return;
    const { now, lead, corrections } = this;
    const took = this.clock.now() - this.sentAt;
    const step = catchUp({ now, position, buffered, lead, corrections, took });
    if (step.kind === 'in-step') this.end(true);
    else if (step.kind === 'correct') this.correct(now + step.lead, step.lead);
    else if (step.kind === 'overtake') this.send(now + step.lead);
  }

  /** What sounded has nothing more to play: the one that comes goes on from there as soon as it can. */
  private meetStanding(position: Seconds): void {
    if (Math.abs(this.sentTo - this.now) > NEAR) this.send(this.now);
    else if (this.isPlaying(position)) this.end(true);
  }

  private correct(to: Seconds, lead: Seconds): void {
    this.corrections += 1;
    this.lead = lead;
    this.send(to);
  }

  private compareResting({ position, buffered }: Extract<PlaybackFact, { kind: 'progress' }>): void {
    if (!isBufferedAt(buffered, this.now)) return;
    if (Math.abs(position - this.now) <= MOVED) this.end(true);
    else if (this.aim !== this.now) this.send(this.now);
  }

  private send(to: Seconds): void {
    this.aim = to;
    // Of one that has not begun nothing is told that would still be of where it was before.
    this.hasArrived = !this.pair.coming.isReady;
    this.sentAt = this.clock.now();
    this.pair.coming.seek(to);
  }

  /** Nothing is told any more. */
  private fallSilent(): void {
    this.listening.forEach((subscription) => subscription.unsubscribe());
  }

  private end(isInStep: boolean): void {
    this.fallSilent();
    this.course.onEnd(isInStep, this.report);
  }
}

import type { PlaybackFact } from '../../../domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../domain/playback/sources/playback-source';
import { positionAt, speedHeard, type PositionMark } from '../../../domain/playback/state/position-clock';
import { catchUp, FIRST_LEAD, isBufferedAt } from '../../../domain/playback/sources/catch-up';
import type { PlayingRendition } from '../../../domain/playback/sources/song-media';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds, Seconds } from '../../../domain/shared/units';
import type { Clock } from '../../ports/clock.port';
import type { Deck } from './deck';

/** A deck that has moved this far from its seek target is really playing. */
const MOVED: Seconds = 0.03;
/** A stalled sound is matched within this distance: the stall is audible anyway, the step is not. */
const NEAR: Seconds = 0.3;

interface Pair {
  readonly leaving: Deck;
  readonly coming: Deck;
}

/** What the incoming deck reported before it became audible; null for a value that it did not report. */
export interface SwapReport {
  readonly rendition: PlayingRendition | null;
  readonly duration: Seconds | null;
}

/** The incoming sources, where they start, and whether they play. */
export interface SwapCourse {
  readonly sources: readonly PlaybackSource[];
  readonly startAt: Seconds;
  readonly isSounding: boolean;
  /** Called once unless the swap is stopped: whether the incoming deck is synchronised and may take over, and its report. */
  readonly onEnd: (isInStep: boolean, report: SwapReport) => void;
  /** Called instead of `onEnd` when the swap is stopped: something else was opened, or the swap was cancelled. */
  readonly onStop: () => void;
}

/** The same song from another source: the incoming deck plays muted beside the audible one and synchronises with it. */
export class SourceSwap {
  private readonly listening: readonly Subscription[];
  private mark: PositionMark;
  private lead = FIRST_LEAD;
  private corrections = 0;
  /** The last seek target of the incoming deck, and whether the deck has arrived there. */
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
    this.unsubscribe();
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
    else if (this.isSounding) this.alignWithStalled(fact.position);
    else this.compareResting(fact);
  }

  private get sentTo(): Seconds {
    return this.aim ?? this.course.startAt;
  }

  /** The incoming deck can be compared only when it really plays. */
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

  /** The outgoing deck has nothing more to play: the incoming one continues from there as soon as it can. */
  private alignWithStalled(position: Seconds): void {
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
    // A deck that is not ready has no outdated positions to report, so it need not arrive first.
    this.hasArrived = !this.pair.coming.isReady;
    this.sentAt = this.clock.now();
    this.pair.coming.seek(to);
  }

  /** Stops receiving the facts of both decks. */
  private unsubscribe(): void {
    this.listening.forEach((subscription) => subscription.unsubscribe());
  }

  private end(isInStep: boolean): void {
    this.unsubscribe();
    this.course.onEnd(isInStep, this.report);
  }
}

import type { Timer } from '../../../application/ports/timer.port';
import type { PlaybackFault } from '../../../domain/playback/playback-engine.port';
import type { Seconds } from '../../../domain/shared/units';
import { BackOff } from '../shared/back-off';
import { RetryCounter } from './retry-counter';
import type { SegmentSchedulerDeps } from './segment-scheduler-deps';
import {
  earlyEnd,
  isLastSegment,
  isSameRequest,
  isFullyBuffered,
  nextRequest,
  soundAhead,
  type Playhead,
  type SegmentRequest,
} from './segment-plan';
import type { SegmentResponse } from './segment-response';
import { SegmentAppender, type AppendResult } from './segment-appender';
import type { SegmentSource } from './segment-source';
import { segmentSpan } from './segment-times';

interface InFlight {
  readonly request: SegmentRequest;
  readonly abort: AbortController;
}

const FORWARD: Seconds = 60;
const SHORTEST_FORWARD: Seconds = 10;
/** What was heard stays so long; it is cleared away in steps. */
const BACK: Seconds = 30;
const BACK_STEP: Seconds = 15;
/** Where the buffer is full, only so much stays. */
const BACK_WHEN_FULL: Seconds = 5;
/** A segment without sense, or missing, is asked for so often again: at once, and then later and later. */
const MAX_RETRIES = 3;
/** While this much sound is left, a lost network is still no fault. */
const QUIET_BUFFER: Seconds = 0.5;

/** Fetches what comes next on the timeline and lays it there, one segment after another: the playing song first. */
export class SegmentScheduler {
  private readonly backOff: BackOff;
  private readonly appender: SegmentAppender;
  private inFlight: InFlight | null = null;
  private readonly retries = new RetryCounter();
  private forward = FORWARD;
  private isWaiting = false;
  private pendingRemovals = 0;
  private isClosed = false;

  constructor(
    private readonly deps: SegmentSchedulerDeps,
    private readonly segments: SegmentSource,
    timer: Timer,
  ) {
    this.backOff = new BackOff(timer);
    this.appender = new SegmentAppender(deps.buffer, () => this.playhead);
  }

  /** Goes on where something is missing and nothing is on its way. */
  fetchNext(): void {
    if (this.inFlight !== null || this.isWaiting || this.pendingRemovals > 0 || this.isClosed) return;
    const request = this.nextRequest();
    if (request === null) this.scheduleEndOfStream();
    else void this.fetchAndAppend(request);
  }

  /** The listener or the song has changed: what is on its way and no longer needed is given up. */
  reschedule(): void {
    if (this.inFlight !== null && isSameRequest(this.nextRequest(), this.inFlight.request)) return;
    this.abortInFlight();
    this.fetchNext();
  }

  /** Takes away what lies from here on. Until that is done nothing is laid there: what is there would be taken for it. */
  async removeFrom(time: Seconds): Promise<void> {
    this.abortInFlight();
    this.pendingRemovals += 1;
    await this.deps.buffer.remove(time, Infinity);
    this.pendingRemovals -= 1;
    this.fetchNext();
  }

  /** Another song, another chance. */
  reset(): void {
    this.abortInFlight();
    this.backOff.cancel();
    this.backOff.reset();
    this.isWaiting = false;
    this.retries.clear();
  }

  close(): void {
    this.isClosed = true;
    this.deps.endOfStream.cancel();
    this.reset();
  }

  private get playhead(): Playhead {
    return { time: this.deps.time(), buffered: this.deps.buffer.buffered };
  }

  private nextRequest(): SegmentRequest | null {
    return nextRequest(this.deps.timeline, this.playhead, Math.min(this.forward, this.deps.mostAhead()));
  }

  /** What is in memory is laid before anything else happens. */
  private async fetchAndAppend(request: SegmentRequest): Promise<void> {
    const flight: InFlight = { request: request, abort: new AbortController() };
    this.inFlight = flight;
    const url = this.segments.choose(request, this.deps.time());
    const isFresh = this.deps.isFresh || this.retries.counts(request);
    const known = this.segments.get(url, { isFresh, signal: flight.abort.signal });
    const answer = 'kind' in known ? known : await known;
    if (this.inFlight !== flight) return;
    const outcome = answer.kind === 'bytes' ? await this.appender.append(request, answer.bytes) : answer.kind;
    if (this.inFlight !== flight) return;
    this.inFlight = null;
    this.onOutcome(request, outcome, url);
  }

  private onOutcome(request: SegmentRequest, outcome: AppendResult | SegmentResponse['kind'], url: string): void {
    if (outcome === 'done') this.onAppended(request, url);
    else if (outcome === 'full') this.makeRoom();
    else if (outcome === 'lost') this.retryNetwork();
    else if (outcome === 'empty') this.appendAgain(request, url);
    else if (outcome === 'broken') this.refetch(request, url, 'decode');
    else if (outcome === 'expired') this.fail(request, 'expired');
    else if (isLastSegment(request)) this.dropLastSegment(request);
    else this.refetch(request, url, 'not-found');
  }

  private onAppended(request: SegmentRequest, url: string): void {
    const end = earlyEnd(request, this.playhead);
    if (end !== null) this.deps.timeline.shorten(request.songSpan, end);
    this.deps.onAppended(request, url);
    this.backOff.reset();
    this.forward = FORWARD;
    this.retries.clear();
    this.appender.removePlayed(BACK, BACK_STEP);
    this.deps.onData();
    this.deps.endOfStream.revoke(this.deps.time());
    this.fetchNext();
  }

  /** What was heard goes; if that is not enough, less is kept ahead until more was heard. */
  private makeRoom(): void {
    this.appender.removePlayed(BACK_WHEN_FULL, 0);
    this.forward = Math.max(SHORTEST_FORWARD, this.forward / 2);
    this.retryLater();
  }

  private retryNetwork(): void {
    if (!this.backOff.isExhausted || soundAhead(this.playhead) > QUIET_BUFFER) this.retryLater();
    else this.reportFault('network');
  }

  private retryLater(): void {
    this.isWaiting = true;
    this.backOff.schedule(() => {
      this.isWaiting = false;
      this.fetchNext();
    });
  }

  /** What has no sense may be the browser's own copy, what is missing may be on its way: the server is asked again. */
  private refetch(request: SegmentRequest, url: string, fault: PlaybackFault): void {
    this.segments.discard(url);
    const doubts = this.retries.add(request);
    if (doubts > this.retryLimit(request, fault)) this.fail(request, fault);
    else if (doubts > 1) this.retryLater();
    else this.fetchNext();
  }

  /** Once it may have been the bytes, or what the buffer had read before them. */
  private appendAgain(request: SegmentRequest, url: string): void {
    this.segments.discard(url);
    if (this.retries.add(request) === 1) return this.fetchNext();
    this.isWaiting = true;
    this.deps.onUnusable();
  }

  /** A song that is only to follow is loaded when its turn has come: by then it may be whole. */
  private retryLimit({ songSpan }: SegmentRequest, fault: PlaybackFault): number {
    if (songSpan.from === this.deps.timeline.current?.from) return MAX_RETRIES;
    return fault === 'not-found' ? 0 : 1;
  }

  /** Only the very end is missing: the song ends before it. */
  private dropLastSegment({ songSpan, index }: SegmentRequest): void {
    this.deps.timeline.shorten(songSpan, segmentSpan(songSpan.source.start, index).from);
    this.fetchNext();
  }

  /** Nothing is told of a song that is only to follow: it is left out, and told of when it is loaded. */
  private fail({ songSpan }: SegmentRequest, fault: PlaybackFault): void {
    const { timeline } = this.deps;
    if (songSpan.from === timeline.current?.from) {
      this.reportFault(fault);
      return;
    }
    timeline.setNext(null);
    void this.removeFrom(songSpan.from);
  }

  private reportFault(fault: PlaybackFault): void {
    this.isWaiting = true;
    this.deps.onFault(fault);
  }

  private scheduleEndOfStream(): void {
    const { last } = this.deps.timeline;
    if (last !== null && isFullyBuffered(last, this.playhead))
      this.deps.endOfStream.schedule(last.to, this.deps.time());
  }

  private abortInFlight(): void {
    this.inFlight?.abort.abort();
    this.inFlight = null;
  }
}

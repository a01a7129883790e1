import type { Timer } from '../../../application/ports/timer.port';
import type { PlaybackFault } from '../../../domain/playback/sources/playback-engine.port';
import type { Seconds } from '../../../domain/shared/units';
import { BackOff } from '../shared/back-off';
import type { SegmentSchedulerDeps } from './segment-scheduler-deps';
import {
  countFailure,
  earlyEnd,
  isLastSegment,
  isSameRequest,
  isFullyBuffered,
  nextRequest,
  retryLimit,
  soundAhead,
  type FailedRequest,
  type Playhead,
  type SegmentRequest,
} from './segment-plan';
import type { SegmentResponse } from './segment-response';
import { SegmentAppender, type AppendResult } from './segment-appender';
import type { SegmentSource } from './segment-source';
import { segmentSpan } from './song-segments';

interface InFlight {
  readonly request: SegmentRequest;
  readonly abort: AbortController;
}

const FORWARD: Seconds = 60;
const SHORTEST_FORWARD: Seconds = 10;
/** How long played sound stays buffered; it is removed in steps. */
const BACK: Seconds = 30;
const BACK_STEP: Seconds = 15;
/** If the buffer is full, only this much stays. */
const BACK_WHEN_FULL: Seconds = 5;
/** While more than this much sound is buffered, a lost network is not yet a fault. */
const QUIET_BUFFER: Seconds = 0.5;

/** Fetches the next segment of the timeline and appends it, one segment after another: the playing song first. */
export class SegmentScheduler {
  private readonly backOff: BackOff;
  private readonly appender: SegmentAppender;
  private inFlight: InFlight | null = null;
  private failed: FailedRequest | null = null;
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

  /** Continues if a segment is missing and none is on its way. */
  fetchNext(): void {
    if (this.inFlight !== null || this.isWaiting || this.pendingRemovals > 0 || this.isClosed) return;
    const request = this.nextRequest();
    if (request === null) this.scheduleEndOfStream();
    else void this.fetchAndAppend(request);
  }

  /** The listener's position or the song has changed: a request that is no longer needed is aborted. */
  reschedule(): void {
    if (this.inFlight !== null && isSameRequest(this.nextRequest(), this.inFlight.request)) return;
    this.abortInFlight();
    this.fetchNext();
  }

  /** Removes buffered sound from `time` on. Until that is done nothing is appended: the old sound would be taken for the new. */
  async removeFrom(time: Seconds): Promise<void> {
    this.abortInFlight();
    this.pendingRemovals += 1;
    await this.deps.buffer.remove(time, Infinity);
    this.pendingRemovals -= 1;
    this.fetchNext();
  }

  /** Clears failures for another song. */
  reset(): void {
    this.abortInFlight();
    this.backOff.cancel();
    this.backOff.reset();
    this.isWaiting = false;
    this.failed = null;
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

  /** A segment in memory is appended before anything else happens. */
  private async fetchAndAppend(request: SegmentRequest): Promise<void> {
    const flight: InFlight = { request: request, abort: new AbortController() };
    this.inFlight = flight;
    const url = this.segments.choose(request, this.deps.time());
    const isFresh = this.deps.isFresh || isSameRequest(this.failed?.request ?? null, request);
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
    this.failed = null;
    this.appender.removePlayed(BACK, BACK_STEP);
    this.deps.onData();
    this.deps.endOfStream.revoke(this.deps.time());
    this.fetchNext();
  }

  /** Removes played sound; if that is not enough, less is buffered ahead until more has been played. */
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

  /** A malformed segment may be the browser's own copy, and a missing one may appear soon, so the server is asked again. */
  private refetch(request: SegmentRequest, url: string, fault: PlaybackFault): void {
    this.segments.discard(url);
    this.failed = countFailure(this.failed, request);
    const { times } = this.failed;
    if (times > retryLimit(request, this.deps.timeline, fault)) this.fail(request, fault);
    else if (times > 1) this.retryLater();
    else this.fetchNext();
  }

  /** The first failure may be due to the bytes, or to the bytes that the buffer had read before them. */
  private appendAgain(request: SegmentRequest, url: string): void {
    this.segments.discard(url);
    this.failed = countFailure(this.failed, request);
    if (this.failed.times === 1) return this.fetchNext();
    this.isWaiting = true;
    this.deps.onUnusable();
  }

  /** Only the last segment is missing, so the song ends before it. */
  private dropLastSegment({ songSpan, index }: SegmentRequest): void {
    this.deps.timeline.shorten(songSpan, segmentSpan(songSpan.source.start, index).from);
    this.fetchNext();
  }

  /** A fault of the next song is not reported: the song is removed, and the fault is reported when the song is loaded. */
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

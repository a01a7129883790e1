import type { Subscription } from 'rxjs';
import type { Timer } from '../../../application/ports/timer.port';
import type { BufferedRange, PlaybackFact, PlaybackFault } from '../../../domain/playback/sources/playback-engine.port';
import type { Seconds } from '../../../domain/shared/units';
import { elementFacts } from '../shared/element-facts';
import type { AttachMediaSource } from '../shared/media-source';
import { AppendedRenditions } from './appended-renditions';
import type { SegmentSource } from './segment-source';
import { EndOfStream } from './end-of-stream';
import { positionIn, rangesIn, type SongSpan, type Timeline } from './timeline';
import { TimelineBuffer } from './timeline-buffer';
import { SegmentScheduler } from './segment-scheduler';
import type { SegmentSchedulerDeps } from './segment-scheduler-deps';

export interface MseEnvironment {
  readonly timer: Timer;
  readonly segments: SegmentSource;
  readonly attach: AttachMediaSource;
}

/** Receives the events of a media source session. Facts are in the timeline's own time. */
interface SessionListener {
  /** How far ahead of the listener segments are appended at most. */
  mostAhead(): Seconds;
  onFact(fact: PlaybackFact): void;
  onData(): void;
  onFault(fault: PlaybackFault): void;
  /** The session is unusable: its decoder failed, or its appended segments are missing from the buffer. */
  onUnusable(why: 'undecodable' | 'empty'): void;
}

/** One media source in an element, fed from a timeline, from opening to closing. */
export class MediaSourceSession {
  readonly scheduler: SegmentScheduler;
  private readonly buffer: TimelineBuffer;
  private readonly subscription: Subscription;
  /** Where the element seeks to as soon as it can. */
  private pendingSeek: Seconds | null = null;
  private readonly appended = new AppendedRenditions();
  private reportedRendition = '';

  constructor(
    readonly element: HTMLMediaElement,
    private readonly timeline: Timeline,
    { timer, segments, attach }: MseEnvironment,
    private readonly listener: SessionListener & { readonly isFresh: boolean },
  ) {
    this.buffer = new TimelineBuffer(element, attach);
    const deps: SegmentSchedulerDeps = {
      timeline,
      buffer: this.buffer,
      isFresh: listener.isFresh,
      endOfStream: new EndOfStream({ element, buffer: this.buffer }, timer, {
        onNear: () => this.scheduler.fetchNext(),
        onRevoked: () => this.flushDecoder(),
      }),
      time: () => this.time,
      mostAhead: () => listener.mostAhead(),
      onData: () => listener.onData(),
      onAppended: (request, url) => this.appended.record(request, url),
      onFault: (fault) => listener.onFault(fault),
      onUnusable: () => listener.onUnusable('empty'),
    };
    this.scheduler = new SegmentScheduler(deps, segments, timer);
    element.addEventListener('loadedmetadata', this.applyPendingSeek);
    element.addEventListener('error', this.onError);
    this.subscription = elementFacts(element).subscribe((fact) => {
      listener.onFact(fact);
      if (fact.kind === 'progress') this.reportRendition();
    });
  }

  /** Where the listener is on the timeline, or will be once the pending seek is done. */
  get time(): Seconds {
    return this.pendingSeek ?? this.element.currentTime;
  }

  /** Whether a seek of the element is still pending. */
  get isSeeking(): boolean {
    return this.pendingSeek !== null;
  }

  get isBroken(): boolean {
    return this.element.error !== null;
  }

  get buffered(): readonly BufferedRange[] {
    return this.buffer.buffered;
  }

  /** Seeks to a time within this song span. Sound before the span is removed. */
  moveTo(span: SongSpan, time: Seconds): void {
    this.pendingSeek = time;
    void this.buffer.reach(span.to, this.applyPendingSeek);
    this.scheduler.reschedule();
    if ((this.buffered[0]?.from ?? Infinity) < span.from) void this.buffer.remove(0, span.from);
  }

  /** The progress within the song in this span, in its own seconds. */
  progressIn(span: SongSpan): Extract<PlaybackFact, { kind: 'progress' }> {
    return { kind: 'progress', position: positionIn(span, this.time), buffered: rangesIn(span, this.buffered) };
  }

  /** A fact of the element, converted to the song in this span. */
  factIn(span: SongSpan, fact: PlaybackFact): PlaybackFact {
    if (fact.kind === 'progress') return this.progressIn(span);
    return fact.kind === 'seeked' ? { ...fact, position: positionIn(span, this.time) } : fact;
  }

  close(): void {
    this.subscription.unsubscribe();
    this.element.removeEventListener('loadedmetadata', this.applyPendingSeek);
    this.element.removeEventListener('error', this.onError);
    this.scheduler.close();
    this.buffer.close();
  }

  /** Seeking to its current position makes an element decode anew, at the very beginning too. */
  private flushDecoder(): void {
    const { element } = this;
    if (element.readyState >= element.HAVE_METADATA) element.currentTime = this.time;
  }

  private readonly applyPendingSeek = (): void => {
    const { pendingSeek, element } = this;
    if (pendingSeek === null || element.readyState < element.HAVE_METADATA) return;
    this.pendingSeek = null;
    // A seek from the very beginning to the very beginning would delay the first song.
    if (pendingSeek > 0 || element.currentTime > 0) element.currentTime = pendingSeek;
  };

  /** Reports the rendition once for every change, and for every song. */
  private reportRendition(): void {
    const { current } = this.timeline;
    const bitrate = current && this.appended.at(current, this.time);
    const key = `${current?.from} ${bitrate}`;
    if (bitrate === null || key === this.reportedRendition) return;
    this.reportedRendition = key;
    this.listener.onFact({ kind: 'rendition', bitrate, height: null });
  }

  private readonly onError = (): void => this.listener.onUnusable('undecodable');
}

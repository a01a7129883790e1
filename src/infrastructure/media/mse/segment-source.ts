import type { Clock } from '../../../application/ports/clock.port';
import type { Seconds } from '../../../domain/shared/units';
import { chooseRendition } from './choose-rendition';
import type { SegmentRequest } from './segment-plan';
import type { FetchSegment, SegmentResponse, SegmentFetchOptions } from './segment-response';
import type { Prefetch } from './prefetch';
import { segmentSpan, segmentUrl } from './song-segments';
import type { ThroughputMeter } from './throughput-meter';

/** With less than this ahead, a segment in memory is used, in whatever rendition. */
const SHORT_AHEAD: Seconds = 4;

/** Provides segments from memory, or from the network in a rendition that the network can carry. */
export class SegmentSource {
  constructor(
    private readonly fetchSegment: FetchSegment,
    private readonly prefetch: Prefetch,
    private readonly throughput: ThroughputMeter,
    private readonly clock: Clock,
  ) {}

  /** The address of the segment that suits a listener at this time of the timeline. */
  choose({ songSpan, index }: SegmentRequest, time: Seconds): string {
    const { start } = songSpan.source;
    const prepared = segmentUrl(start.segmentPattern, index);
    const span = segmentSpan(start, index);
    const ahead = Math.max(0, songSpan.from + span.from - time);
    if (ahead < SHORT_AHEAD && this.prefetch.has(prepared)) return prepared;
    const conditions = { throughput: this.throughput.bitsPerSecond, ahead, seconds: span.to - span.from };
    const rendition = chooseRendition(start.renditions, conditions);
    return rendition === undefined ? prepared : segmentUrl(rendition.segmentPattern, index);
  }

  /** Returns without waiting if the segment is in memory. */
  get(url: string, request: SegmentFetchOptions): SegmentResponse | Promise<SegmentResponse> {
    const known = request.isFresh ? null : this.prefetch.take(url);
    if (known !== null && 'kind' in known) return known;
    return this.fetch(url, request, known);
  }

  prepare(source: Parameters<Prefetch['prepare']>[0]): void {
    void this.prefetch.prepare(source);
  }

  /** These bytes were of no use. */
  discard(url: string): void {
    this.prefetch.forget(url);
  }

  /** Empties the memory. */
  clear(): void {
    this.prefetch.clear();
  }

  private async fetch(
    url: string,
    request: SegmentFetchOptions,
    pending: Promise<SegmentResponse> | null,
  ): Promise<SegmentResponse> {
    const prepared = await pending;
    if (prepared?.kind === 'bytes') return prepared;
    const before = this.clock.now();
    const answer = await this.fetchSegment(url, request);
    if (answer.kind === 'bytes') this.throughput.add(answer.bytes.length, this.clock.now() - before);
    return answer;
  }
}

/**
 * A segment source for an engine that is used now and then: the segments that it leaves in memory serve the engine that prepares
 * songs.
 */
export class SharedSegmentSource extends SegmentSource {
  override clear(): void {
    // The memory belongs to another source.
  }
}

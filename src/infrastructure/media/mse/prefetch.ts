import type { InstantSource } from '../../../domain/playback/sources/playback-source';
import type { LruMap } from '../../../../contract/kernel/lru-map';
import type { FetchSegment, SegmentResponse } from './segment-response';
import { segmentCount, segmentUrl } from './song-segments';

/** The first second, and enough to bridge the time until the network answers. */
const SEGMENTS_AHEAD = 2;
/** With data saving on, only the first second. */
const SPARED_AHEAD = 1;

/** Prefetches the beginnings of songs that may be played soon, in the rendition that songs begin with. */
export class Prefetch {
  private readonly pending = new Map<string, Promise<SegmentResponse>>();
  private giveUp = new AbortController();

  constructor(
    private readonly cache: LruMap<string, Uint8Array>,
    private readonly fetchSegment: FetchSegment,
    private readonly sparesData: () => boolean,
  ) {}

  /** `take` shares a request that is under way; a failure is not reported yet. */
  async prepare({ start }: InstantSource): Promise<void> {
    const { signal } = this.giveUp;
    const count = Math.min(this.sparesData() ? SPARED_AHEAD : SEGMENTS_AHEAD, segmentCount(start));
    for (let index = 0; index < count; index += 1) {
      const url = segmentUrl(start.segmentPattern, index);
      const isThere = this.cache.get(url) !== undefined;
      const answer = isThere ? null : await (this.pending.get(url) ?? this.fetch(url, signal));
      if (signal.aborted || (answer !== null && answer.kind !== 'bytes')) return;
    }
  }

  has(url: string): boolean {
    return this.cache.has(url) || this.pending.has(url);
  }

  /** The bytes if they are in memory, a promise if they are on their way, or null if they were not requested. */
  take(url: string): SegmentResponse | Promise<SegmentResponse> | null {
    const bytes = this.cache.get(url);
    return bytes === undefined ? (this.pending.get(url) ?? null) : { kind: 'bytes', bytes };
  }

  /** These bytes were of no use. */
  forget(url: string): void {
    this.cache.delete(url);
  }

  clear(): void {
    this.giveUp.abort();
    this.giveUp = new AbortController();
    this.pending.clear();
    this.cache.clear();
  }

  private async fetch(url: string, signal: AbortSignal): Promise<SegmentResponse> {
    const request = this.fetchSegment(url, { signal, isFresh: false });
    this.pending.set(url, request);
    const answer = await request;
    if (signal.aborted) return answer;
    this.pending.delete(url);
    if (answer.kind === 'bytes') this.cache.set(url, answer.bytes);
    return answer;
  }
}

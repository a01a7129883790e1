import { isSameRequest, type SegmentRequest } from './segment-plan';

/** The segment whose request failed last, and how often in a row. */
export class RetryCounter {
  private request: SegmentRequest | null = null;
  private count = 0;

  /** Counts another failure of this segment, and returns how many there are by now. */
  add(request: SegmentRequest): number {
    this.count = this.counts(request) ? this.count + 1 : 1;
    this.request = request;
    return this.count;
  }

  counts(request: SegmentRequest): boolean {
    return isSameRequest(this.request, request);
  }

  clear(): void {
    this.request = null;
  }
}

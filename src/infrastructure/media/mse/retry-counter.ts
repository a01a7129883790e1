import { isSameRequest, type SegmentRequest } from './segment-plan';

/** The segment that was last asked for in vain, and how often in a row. */
export class RetryCounter {
  private request: SegmentRequest | null = null;
  private count = 0;

  /** Another one about this segment. Answers how many there are by now. */
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

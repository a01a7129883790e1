import type { SegmentName } from '../../domain/media/rendition';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Timer } from '../ports/timer.port';

/** Why a segment is not served. */
export type SegmentFailure =
  | 'undecodable'
  | 'source-missing'
  | 'tool-missing'
  | 'too-slow'
  | 'busy'
  | 'gone'
  | 'broken';

type Settle = (result: Result<void, SegmentFailure>) => void;

/**
 * The requests that wait for segments of one rendition. Every wait ends: with the segment, a failure, the deadline, or the
 * requester leaving.
 */
export class Waiters {
  private readonly waiting = new Map<SegmentName, Set<Settle>>();

  /** `deadlineMs` is the longest wait, in milliseconds. */
  constructor(
    private readonly timer: Timer,
    private readonly deadlineMs: number,
  ) {}

  get names(): readonly SegmentName[] {
    return [...this.waiting.keys()];
  }

  wait(name: SegmentName, signal: AbortSignal): Promise<Result<void, SegmentFailure>> {
    return new Promise((resolve) => {
      const settles = this.waiting.get(name) ?? new Set<Settle>();
      this.waiting.set(name, settles);
      const settle: Settle = (result) => {
        cancelDeadline();
        signal.removeEventListener('abort', leave);
        settles.delete(settle);
        if (settles.size === 0 && this.waiting.get(name) === settles) this.waiting.delete(name);
        resolve(result);
      };
      const leave = () => settle(fail('gone'));
      const cancelDeadline = this.timer.after(this.deadlineMs, () => settle(fail('too-slow')));
      settles.add(settle);
      signal.addEventListener('abort', leave, { once: true });
      if (signal.aborted) leave();
    });
  }

  arrived(name: SegmentName): void {
    for (const settle of [...(this.waiting.get(name) ?? [])]) settle(succeed(undefined));
  }

  failAll(failure: SegmentFailure): void {
    for (const settles of [...this.waiting.values()]) for (const settle of [...settles]) settle(fail(failure));
  }
}

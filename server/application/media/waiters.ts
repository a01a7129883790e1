import type { SegmentName } from '../../domain/media/rendition';
import { fail, succeed, type Result } from '../../domain/shared/result';

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

  constructor(private readonly deadlineMs: number) {}

  get names(): readonly SegmentName[] {
    return [...this.waiting.keys()];
  }

  wait(name: SegmentName, signal: AbortSignal): Promise<Result<void, SegmentFailure>> {
    return new Promise((resolve) => {
      const settles = this.waiting.get(name) ?? new Set<Settle>();
      this.waiting.set(name, settles);
      const settle: Settle = (result) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        settles.delete(settle);
        if (settles.size === 0 && this.waiting.get(name) === settles) this.waiting.delete(name);
        resolve(result);
      };
      const leave = () => settle(fail('gone'));
      const timer = setTimeout(() => settle(fail('too-slow')), this.deadlineMs);
      // When the process ends there is nobody left to answer, so the timer must not delay the exit.
      timer.unref();
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

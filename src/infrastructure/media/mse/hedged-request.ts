import type { Timer } from '../../../application/ports/timer.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';
import type { SegmentResponse, SegmentFetchOptions } from './segment-response';

/** After this long without activity, a second request is sent beside the first. */
const HEDGE_AFTER: Milliseconds = 4_000;
/** After this long without activity, the request fails: longer than slow servers take to begin. */
const IDLE_TIMEOUT: Milliseconds = 20_000;

/** Sends one request, and reports every sign of activity. */
type Ask = (request: SegmentFetchOptions, onSign: () => void) => Promise<SegmentResponse>;

/**
 * A request that does not fail with its first connection: if the first is silent, a second one is opened past the browser's
 * cache, where it would wait for the first. If the second is silent too, a new one replaces it; the first stays, because the
 * server may only be slow. The first answer counts.
 */
export class HedgedRequest {
  private readonly attempts: AbortController[] = [];
  private timers: readonly Subscription[] = [];
  private settle: (answer: SegmentResponse) => void = () => undefined;
  private isOver = false;

  constructor(
    private readonly timer: Timer,
    private readonly request: SegmentFetchOptions,
    private readonly ask: Ask,
  ) {}

  start(settle: (answer: SegmentResponse) => void): void {
    this.settle = settle;
    this.request.signal.addEventListener('abort', this.giveUp);
    if (this.request.signal.aborted) return this.giveUp();
    this.onActivity();
    this.attempt(this.request.isFresh);
  }

  private attempt(isFresh: boolean): void {
    const attempt = new AbortController();
    this.attempts.push(attempt);
    const answered = this.ask({ signal: attempt.signal, isFresh }, () => this.onActivity());
    void answered.then((answer) => this.onAnswer(attempt, answer));
  }

  private hedge(): void {
    if (this.attempts.length > 1) this.attempts.pop()?.abort();
    this.attempt(true);
    const [idleTimer] = this.timers;
    this.timers = [...(idleTimer === undefined ? [] : [idleTimer]), this.timer.after(HEDGE_AFTER, () => this.hedge())];
  }

  /** A piece that had already arrived may be reported after the end. */
  private onActivity(): void {
    if (this.isOver) return;
    this.cancelTimers();
    this.timers = [this.timer.after(IDLE_TIMEOUT, this.giveUp), this.timer.after(HEDGE_AFTER, () => this.hedge())];
  }

  private onAnswer(attempt: AbortController, answer: SegmentResponse): void {
    const span = this.attempts.indexOf(attempt);
    if (span === -1) return;
    this.attempts.splice(span, 1);
    if (answer.kind !== 'lost' || this.attempts.length === 0) this.end(answer);
  }

  private end(answer: SegmentResponse): void {
    this.isOver = true;
    this.cancelTimers();
    this.request.signal.removeEventListener('abort', this.giveUp);
    for (const attempt of this.attempts.splice(0)) attempt.abort();
    this.settle(answer);
  }

  private cancelTimers(): void {
    for (const each of this.timers) each.unsubscribe();
    this.timers = [];
  }

  private readonly giveUp = (): void => this.end({ kind: 'lost' });
}

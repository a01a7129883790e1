import type { Timer } from '../../../application/ports/timer.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';
import type { SegmentAnswer, SegmentRequest } from './segment-answer';

/** After so long without a sign of life the server is asked once more, beside. */
const IMPATIENCE: Milliseconds = 4_000;
/** After so long nothing is waited for any more: longer than slow servers take to begin. */
const LONGEST_SILENCE: Milliseconds = 20_000;

/** One request, which tells of every sign of life. */
type Ask = (request: SegmentRequest, onSign: () => void) => Promise<SegmentAnswer>;

/**
 * One question that is not given up with its first connection: where that is silent a second one is opened, past the
 * browser's cache, in which it would wait for the first. A second one that is silent too gives way to a new one; the first
 * stays, as it may be the server that takes its time. Who answers first has answered.
 */
export class Insistence {
  private readonly attempts: AbortController[] = [];
  private waiting: readonly Subscription[] = [];
  private settle: (answer: SegmentAnswer) => void = () => undefined;
  private isOver = false;

  constructor(
    private readonly timer: Timer,
    private readonly request: SegmentRequest,
    private readonly ask: Ask,
  ) {}

  begin(settle: (answer: SegmentAnswer) => void): void {
    this.settle = settle;
    this.request.signal.addEventListener('abort', this.giveUp);
    if (this.request.signal.aborted) return this.giveUp();
    this.hearSign();
    this.attempt(this.request.isFresh);
  }

  private attempt(isFresh: boolean): void {
    const attempt = new AbortController();
    this.attempts.push(attempt);
    const answered = this.ask({ signal: attempt.signal, isFresh }, () => this.hearSign());
    void answered.then((answer) => this.hear(attempt, answer));
  }

  private askBeside(): void {
    if (this.attempts.length > 1) this.attempts.pop()?.abort();
    this.attempt(true);
    const [patience] = this.waiting;
    this.waiting = [
      ...(patience === undefined ? [] : [patience]),
      this.timer.after(IMPATIENCE, () => this.askBeside()),
    ];
  }

  /** A piece that was there already may be told of after the end. */
  private hearSign(): void {
    if (this.isOver) return;
    this.stopWaiting();
    this.waiting = [
      this.timer.after(LONGEST_SILENCE, this.giveUp),
      this.timer.after(IMPATIENCE, () => this.askBeside()),
    ];
  }

  private hear(attempt: AbortController, answer: SegmentAnswer): void {
    const place = this.attempts.indexOf(attempt);
    if (place === -1) return;
    this.attempts.splice(place, 1);
    if (answer.kind !== 'lost' || this.attempts.length === 0) this.end(answer);
  }

  private end(answer: SegmentAnswer): void {
    this.isOver = true;
    this.stopWaiting();
    this.request.signal.removeEventListener('abort', this.giveUp);
    for (const attempt of this.attempts.splice(0)) attempt.abort();
    this.settle(answer);
  }

  private stopWaiting(): void {
    for (const each of this.waiting) each.unsubscribe();
    this.waiting = [];
  }

  private readonly giveUp = (): void => this.end({ kind: 'lost' });
}

import { Subscription } from 'rxjs';
import type { ShortVideos } from '../../domain/shorts/short-videos.port';
import { batchViews, type ViewBatch, type ViewEvent } from '../../domain/shorts/view-batches';
import { isPassing } from '../../domain/shared/passing-failure';
import type { Milliseconds } from '../../domain/shared/units';
import type { Connectivity } from '../ports/connectivity.port';
import type { Timer } from '../ports/timer.port';
import type { Visibility } from '../ports/visibility.port';

/** How long events are collected before they are sent together. */
const GATHER: Milliseconds = 4_000;
/** Limits memory: a listener who stays offline for hours loses the oldest events. */
const MAX_ENTRIES = 500;

/** The environment of the outbox. */
export interface OutboxSurroundings {
  readonly timer: Timer;
  readonly visibility: Visibility;
  readonly connectivity: Connectivity;
}

/**
 * Sends view events in batches: after a short time, when the page is hidden, and when the network is back. Events with a passing
 * failure are sent again unchanged, so that each counts once.
 */
export class ViewOutbox {
  private unsent: readonly ViewEvent[] = [];
  private waiting: Subscription | null = null;

  constructor(
    private readonly videos: Pick<ShortVideos, 'report'>,
    private readonly around: OutboxSurroundings,
  ) {}

  start(): Subscription {
    const { visibility, connectivity } = this.around;
    const link = new Subscription(() => this.flush());
    const hiding = visibility.changes.subscribe((isVisible) => isVisible || this.flush());
    const coming = connectivity.changes.subscribe((isOnline) => isOnline && this.flush());
    link.add(() => hiding.unsubscribe());
    link.add(() => coming.unsubscribe());
    return link;
  }

  add(events: readonly ViewEvent[]): void {
    if (events.length === 0) return;
    this.keep([...this.unsent, ...events]);
    this.wait();
  }

  /** Sends the collected events at once. */
  flush(): void {
    this.waiting?.unsubscribe();
    this.waiting = null;
    const batches = batchViews(this.unsent);
    this.unsent = [];
    for (const batch of batches) void this.send(batch);
  }

  private async send(batch: ViewBatch): Promise<void> {
    const answer = await this.videos.report(batch);
    if (answer.ok || !isPassing(answer.error)) return;
    this.keep([...batch.events, ...this.unsent]);
    if (this.around.connectivity.isOnline()) this.wait();
  }

  private keep(events: readonly ViewEvent[]): void {
    this.unsent = events.slice(-MAX_ENTRIES);
  }

  private wait(): void {
    if (this.waiting !== null) return;
    const alarm = this.around.timer.after(GATHER, () => this.flush());
    this.waiting = new Subscription(() => alarm.unsubscribe());
  }
}

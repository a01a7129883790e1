import { Subscription } from 'rxjs';
import type { ShortVideos } from '../../domain/shorts/short-videos.port';
import { batchViews, type ViewBatch, type ViewEvent } from '../../domain/shorts/view-batches';
import { isPassing } from '../../domain/shared/passing-failure';
import type { Milliseconds } from '../../domain/shared/units';
import type { Connectivity } from '../ports/connectivity.port';
import type { Timer } from '../ports/timer.port';
import type { Visibility } from '../ports/visibility.port';

/** So long events gather before they are sent together. */
const GATHER: Milliseconds = 4_000;
/** A listener who stays offline for hours loses the oldest events, not memory. */
const MAX_ENTRIES = 500;

/** The world around the outbox. */
export interface OutboxSurroundings {
  readonly timer: Timer;
  readonly visibility: Visibility;
  readonly connectivity: Connectivity;
}

/**
 * Sends what happened on the glass, in batches: after a moment, when the page is hidden, when the network comes back. What
 * failed for a passing reason is sent again as it was, so that it counts once.
 */
export class ViewOutbox {
  private kept: readonly ViewEvent[] = [];
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
    this.keep([...this.kept, ...events]);
    this.wait();
  }

  /** Sends at once what has gathered. */
  flush(): void {
    this.waiting?.unsubscribe();
    this.waiting = null;
    const batches = batchViews(this.kept);
    this.kept = [];
    for (const batch of batches) void this.send(batch);
  }

  private async send(batch: ViewBatch): Promise<void> {
    const answer = await this.videos.report(batch);
    if (answer.ok || !isPassing(answer.error)) return;
    this.keep([...batch.events, ...this.kept]);
    if (this.around.connectivity.isOnline()) this.wait();
  }

  private keep(events: readonly ViewEvent[]): void {
    this.kept = events.slice(-MAX_ENTRIES);
  }

  private wait(): void {
    if (this.waiting !== null) return;
    const alarm = this.around.timer.after(GATHER, () => this.flush());
    this.waiting = new Subscription(() => alarm.unsubscribe());
  }
}

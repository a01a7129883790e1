import { Subscription } from 'rxjs';
import type { ClipFact } from '../../domain/shorts/clip-fact';
import type { ViewEvent } from '../../domain/shorts/view-batches';
import {
  startViewSession,
  IMPRESSION_AFTER,
  noticeView,
  type ViewFact,
  type ViewKind,
  type ViewSession,
} from '../../domain/shorts/view-session';
import type { Clock } from '../ports/clock.port';
import type { ClipMedia } from '../ports/clip-media.port';
import type { Random } from '../ports/random.port';
import type { Timer } from '../ports/timer.port';
import type { Visibility } from '../ports/visibility.port';
import type { SeenMemory } from './seen-memory';
import type { ViewOutbox } from './view-outbox';

export interface ViewRecordingDeps {
  readonly media: Pick<ClipMedia, 'facts'>;
  readonly visibility: Visibility;
  readonly timer: Timer;
  readonly clock: Pick<Clock, 'now'>;
  readonly random: Pick<Random, 'id'>;
}

const toViewFact = (fact: ClipFact): ViewFact | null =>
  fact.kind === 'moving' || fact.kind === 'progress' || fact.kind === 'ended' ? fact : null;

/** Records the countable events of the clip that the listener watches. */
export class ViewRecording {
  private visit: ViewSession | null = null;
  private waiting: Subscription = Subscription.EMPTY;

  constructor(
    private readonly outbox: Pick<ViewOutbox, 'add'>,
    private readonly seen: Pick<SeenMemory, 'add'>,
    private readonly deps: ViewRecordingDeps,
  ) {}

  start(): Subscription {
    const link = new Subscription(() => this.leave());
    const news = this.deps.media.facts.subscribe(({ clipId, fact }) => {
      const seen = toViewFact(fact);
      if (clipId === this.visit?.clipId && seen !== null) this.notice(seen);
    });
    const hiding = this.deps.visibility.changes.subscribe((isVisible) => this.see(isVisible ? 1 : 0));
    link.add(() => news.unsubscribe());
    link.add(() => hiding.unsubscribe());
    return link;
  }

  /** The listener is at this clip now. Returning to it later is another view session. */
  stayAt(clipId: string): void {
    if (this.visit?.clipId === clipId) return;
    this.leave();
    this.visit = startViewSession(this.deps.random.id(), clipId);
  }

  /** The visible share of the clip, 0 to 1; 0 while the page is hidden. */
  see(share: number): void {
    this.notice({ kind: 'seen', share, at: this.deps.clock.now() });
    this.waiting.unsubscribe();
    const alarm = this.deps.timer.after(IMPRESSION_AFTER, () =>
      this.notice({ kind: 'time', at: this.deps.clock.now() }),
    );
    this.waiting = new Subscription(() => alarm.unsubscribe());
  }

  /** The listener shared the clip. */
  share(clipId: string): void {
    const visitId = this.visit?.clipId === clipId ? this.visit.id : this.deps.random.id();
    this.outbox.add([this.eventOf('share', clipId, visitId)]);
  }

  leave(): void {
    this.waiting.unsubscribe();
    if (this.visit !== null) this.notice({ kind: 'seen', share: 0, at: this.deps.clock.now() });
    this.visit = null;
  }

  private notice(fact: ViewFact): void {
    if (this.visit === null) return;
    const { visit, report } = noticeView(this.visit, fact);
    this.visit = visit;
    this.outbox.add(report.map((kind) => this.eventOf(kind, visit.clipId, visit.id)));
    if (report.includes('start')) this.seen.add(visit.clipId);
  }

  private eventOf(kind: ViewKind, clipId: string, visitId: string): ViewEvent {
    return { eventId: this.deps.random.id(), visitId, clipId, kind };
  }
}

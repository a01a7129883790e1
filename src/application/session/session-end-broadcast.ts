import { Subject } from 'rxjs';
import {
  afterSessionEndEvent,
  REPORT_DELAY,
  type SessionEndEvent,
  type SessionEndPhase,
} from '../../domain/session/session-end';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Timer } from '../ports/timer.port';

/** The events for the listener: the specification's event, and a session that ended without the listener's intent. */
export type SessionEvent = { readonly kind: 'unauthorized' } | { readonly kind: 'expired' };

/** Reports the end of the session to this tab's listener once, however many reports of the end arrive. */
export class SessionEndBroadcast {
  private readonly happened = new Subject<SessionEvent>();
  readonly events = this.happened.asObservable();
  private current: SessionEndPhase = 'none';
  private isUnauthorizedReported = false;
  private pendingReport: Subscription | null = null;

  constructor(private readonly timer: Timer) {}

  get phase(): SessionEndPhase {
    return this.current;
  }

  onEvent(event: SessionEndEvent): void {
    const phase = afterSessionEndEvent(this.current, event);
    if (phase === this.current) return;
    this.current = phase;
    this.pendingReport?.unsubscribe();
    if (phase === 'active') this.isUnauthorizedReported = false;
    if (phase === 'over') this.pendingReport = this.timer.after(REPORT_DELAY, () => this.onEvent('settled'));
    if (phase === 'reported') this.announceOver();
  }

  announceUnauthorized(): void {
    this.isUnauthorizedReported = true;
    this.happened.next({ kind: 'unauthorized' });
  }

  /** The refused token did not belong to this session. */
  forgetRefusal(): void {
    if (this.current === 'active') this.isUnauthorizedReported = false;
  }

  private announceOver(): void {
    if (!this.isUnauthorizedReported) this.announceUnauthorized();
    this.happened.next({ kind: 'expired' });
  }
}

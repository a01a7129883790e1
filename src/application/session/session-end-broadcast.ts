import { Subject } from 'rxjs';
import { afterEndNews, TELL_DELAY, type EndNews, type EndPhase } from '../../domain/session/session-end';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Timer } from '../ports/timer.port';

/** The events for the listener: the specification's event, and a session that ended without the listener's intent. */
export type SessionEvent = { readonly kind: 'unauthorized' } | { readonly kind: 'expired' };

/** Reports the end of the session to this tab's listener once, however many reports of the end arrive. */
export class SessionEndBroadcast {
  private readonly happened = new Subject<SessionEvent>();
  readonly events = this.happened.asObservable();
  private current: EndPhase = 'nobody';
  private isUnauthorizedTold = false;
  private telling: Subscription | null = null;

  constructor(private readonly timer: Timer) {}

  get phase(): EndPhase {
    return this.current;
  }

  take(news: EndNews): void {
    const phase = afterEndNews(this.current, news);
    if (phase === this.current) return;
    this.current = phase;
    this.telling?.unsubscribe();
    if (phase === 'here') this.isUnauthorizedTold = false;
    if (phase === 'over') this.telling = this.timer.after(TELL_DELAY, () => this.take('settled'));
    if (phase === 'told') this.announceOver();
  }

  announceUnauthorized(): void {
    this.isUnauthorizedTold = true;
    this.happened.next({ kind: 'unauthorized' });
  }

  /** The refused token did not belong to this session. */
  forgetRefusal(): void {
    if (this.current === 'here') this.isUnauthorizedTold = false;
  }

  private announceOver(): void {
    if (!this.isUnauthorizedTold) this.announceUnauthorized();
    this.happened.next({ kind: 'expired' });
  }
}

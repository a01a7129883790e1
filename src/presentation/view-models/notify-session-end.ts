import type { SessionEvent } from '../../application/session/session-end-broadcast';
import type { EventStream, Subscription } from '../../domain/shared/event-stream';
import type { NoticesViewModel } from './notices.view-model';

/** Shows one error toast when a session ends although the listener did not end it (specification §8). */
export const notifySessionEnd = (events: EventStream<SessionEvent>, notices: NoticesViewModel): Subscription =>
  events.subscribe(({ kind }) => {
    if (kind === 'expired') notices.show({ type: 'error', message: { kind: 'session-expired' } });
  });

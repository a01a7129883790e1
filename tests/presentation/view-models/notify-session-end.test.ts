import { Subject } from 'rxjs';
import type { SessionEvent } from '../../../src/application/session/session-end-broadcast';
import { NoticesViewModel, type Notice } from '../../../src/presentation/view-models/notices.view-model';
import { notifySessionEnd } from '../../../src/presentation/view-models/notify-session-end';

function listen() {
  const events = new Subject<SessionEvent>();
  const notices = new NoticesViewModel();
  const shown: Notice[] = [];
  notices.shown.subscribe((notice) => shown.push(notice));
  notifySessionEnd(events, notices);
  return { events, shown };
}

describe('the end of a session', () => {
  it('after a failed renewal is reported by one error', () => {
    const { events, shown } = listen();
    events.next({ kind: 'unauthorized' });
    expect(shown).toEqual([]);
    events.next({ kind: 'expired' });
    expect(shown).toEqual([{ type: 'error', message: { kind: 'session-expired' } }]);
  });

  it('after an unauthorized answer is not reported', () => {
    const { events, shown } = listen();
    events.next({ kind: 'unauthorized' });
    expect(shown).toEqual([]);
  });
});

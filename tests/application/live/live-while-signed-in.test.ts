import { BehaviorSubject } from 'rxjs';
import type { DevicesControl } from '../../../src/application/live/devices-control';
import { LiveWhileSignedIn, type LiveSession } from '../../../src/application/live/live-while-signed-in';
import type { SessionState } from '../../../src/domain/session/session-state';
import { settle, VirtualTime } from '../../support/fakes/virtual-time';

const SIGNED_IN: SessionState = { kind: 'signed-in', profile: null };
const SIGNED_OUT: SessionState = { kind: 'signed-out' };
const OPENED_AT = 1_000_000;

/** A page on which this is the session, with the log of what happened. */
function aPage(state: SessionState) {
  const session = new BehaviorSubject<SessionState>(state);
  const time = new VirtualTime();
  const log: (LiveSession | string)[] = [];
  const shown: boolean[] = [];
  const failing: Error[] = [];
  let code = Promise.resolve();
  const live = new LiveWhileSignedIn({
    session,
    time: { timer: time, clock: time },
    openedAt: OPENED_AT,
    load: async () => {
      log.push('load');
      await code;
      const failure = failing.pop();
      if (failure !== undefined) throw failure;
      return (liveSession) => {
        log.push(liveSession);
        return { control: {} as DevicesControl, end: () => void log.push('end') };
      };
    },
  });
  live.changes.subscribe((control) => shown.push(control !== null));
  live.start();
  const pass = async (milliseconds: number) => {
    await time.pass(milliseconds);
    await settle();
  };
  /** The code arrives only when the returned function is called. */
  const holdCode = () => {
    let deliver = (): void => undefined;
    code = new Promise((resolve) => (deliver = resolve));
    return deliver;
  };
  return { session, time, log, shown, pass, failing, holdCode };
}

describe('LiveWhileSignedIn', () => {
  it('connects a restored session once the first page has sent its requests', async () => {
    const { pass, log, shown } = aPage(SIGNED_IN);
    await pass(299);
    expect(log).toEqual([]);
    await pass(1);
    expect([log, shown]).toEqual([
      ['load', { isRestored: true, askedAt: OPENED_AT }],
      [false, true],
    ]);
  });

  it('connects at once when a listener signs in later, and says since when the page is shown', async () => {
    const { session, time, pass, log } = aPage(SIGNED_OUT);
    await pass(5_000);
    const askedAt = time.now();
    session.next(SIGNED_IN);
    await pass(0);
    expect(log).toEqual(['load', { isRestored: false, askedAt }]);
  });

  it('connects once for a session whose profile changes', async () => {
    const { session, pass, log } = aPage(SIGNED_IN);
    await pass(300);
    session.next({ ...SIGNED_IN });
    await pass(60_000);
    expect(log.filter((each) => each === 'load')).toHaveLength(1);
  });

  it('ends with the session, and begins again with the next one', async () => {
    const { session, pass, log, shown } = aPage(SIGNED_IN);
    await pass(300);
    session.next(SIGNED_OUT);
    expect([log.at(-1), shown]).toEqual(['end', [false, true, false]]);
    session.next(SIGNED_IN);
    await pass(0);
    expect(shown).toEqual([false, true, false, true]);
  });

  it('fetches nothing for a session that ends before the delay is over', async () => {
    const { session, pass, log } = aPage(SIGNED_IN);
    await pass(200);
    session.next(SIGNED_OUT);
    await pass(60_000);
    expect(log).toEqual([]);
  });

  it('does not connect when the session ends while the code is fetched', async () => {
    const { session, pass, log, shown, holdCode } = aPage(SIGNED_IN);
    const deliver = holdCode();
    await pass(300);
    session.next(SIGNED_OUT);
    deliver();
    await pass(60_000);
    expect([log, shown.includes(true)]).toEqual([['load'], false]);
  });

  it('fetches the code again after half a minute if it could not be fetched', async () => {
    const { pass, log, failing } = aPage(SIGNED_IN);
    failing.push(new Error('offline'));
    await pass(300);
    await pass(29_999);
    expect(log).toEqual(['load']);
    await pass(1);
    expect(log).toEqual(['load', 'load', { isRestored: true, askedAt: OPENED_AT }]);
  });
});

import { AccountGate } from '../../../src/application/session/account-gate';
import { aProfile } from '../../support/builders/a-profile';
import { SessionBrowser } from '../../support/fakes/session-browser';

function setUp(browser = new SessionBrowser(), hasAccounts = true) {
  const { session, control } = browser.openTab();
  const gate = new AccountGate(session, hasAccounts);
  const complete = jest.fn();
  const signIn = () => control.start({ tokens: browser.server.signIn('an'), profile: aProfile() });
  return { browser, session, gate, complete, signIn };
}

describe('an action that needs an account', () => {
  it('is done at once for a signed-in listener', () => {
    const { gate, complete } = setUp(SessionBrowser.signedIn());
    gate.attempt({ reason: 'like', complete });
    expect([complete.mock.calls.length, gate.state]).toEqual([1, { kind: 'closed' }]);
  });

  it('opens the sign-in dialog for a signed-out listener, and waits', () => {
    const { gate, complete } = setUp();
    gate.attempt({ reason: 'playlist', complete });
    expect([complete.mock.calls.length, gate.state]).toEqual([0, { kind: 'asking', reason: 'playlist' }]);
  });

  it('asks nobody where there are no accounts', () => {
    const { gate, complete } = setUp(new SessionBrowser(), false);
    gate.attempt({ reason: 'like', complete });
    expect([complete.mock.calls.length, gate.state]).toEqual([0, { kind: 'closed' }]);
  });

  it('is completed once after signing in, and the dialog closes', async () => {
    const { gate, complete, signIn } = setUp();
    gate.attempt({ reason: 'like', complete });
    await signIn();
    await signIn();
    expect([complete.mock.calls.length, gate.state]).toEqual([1, { kind: 'closed' }]);
  });

  it('is completed after the listener signs in on another tab', async () => {
    const { browser, gate, complete } = setUp();
    gate.attempt({ reason: 'like', complete });
    const other = browser.openTab();
    await other.control.start({ tokens: browser.server.signIn('an'), profile: aProfile() });
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('is dropped when the listener cancels', async () => {
    const { gate, complete, signIn } = setUp();
    gate.attempt({ reason: 'like', complete });
    gate.cancel();
    const closed = gate.state;
    await signIn();
    expect([closed, complete.mock.calls.length]).toEqual([{ kind: 'closed' }, 0]);
  });

  it('is replaced by a later action', async () => {
    const { gate, complete, signIn } = setUp();
    const later = jest.fn();
    gate.attempt({ reason: 'like', complete });
    gate.attempt({ reason: 'follow', complete: later });
    await signIn();
    expect([complete.mock.calls.length, later.mock.calls.length]).toEqual([0, 1]);
  });

  it('may itself start another action that needs an account', async () => {
    const { gate, complete, signIn } = setUp();
    gate.attempt({ reason: 'like', complete: () => gate.attempt({ reason: 'save', complete }) });
    await signIn();
    expect(complete).toHaveBeenCalledTimes(1);
  });
});

import { forgetWithAccount } from '../../../src/application/session/forget-with-account';
import { aProfile } from '../../support/builders/a-profile';
import { SessionBrowser } from '../../support/fakes/session-browser';

describe('data that belongs to one listener', () => {
  const setUp = (browser: SessionBrowser) => {
    const { session, control } = browser.openTab();
    const forget = jest.fn();
    forgetWithAccount(session, forget);
    return { session, control, forget };
  };

  it('is retained while the listener is the same', () => {
    const { session, forget } = setUp(SessionBrowser.signedIn());
    session.showProfile(aProfile());
    expect(forget).not.toHaveBeenCalled();
  });

  it('is forgotten when the listener signs out', () => {
    const { control, forget } = setUp(SessionBrowser.signedIn());
    control.end('left');
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when a listener signs in', async () => {
    const browser = new SessionBrowser();
    const { control, forget } = setUp(browser);
    await control.start({ tokens: browser.server.signIn('an'), profile: aProfile() });
    expect(forget).toHaveBeenCalledTimes(1);
  });
});

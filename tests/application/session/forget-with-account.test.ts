import { forgetWithAccount } from '../../../src/application/session/forget-with-account';
import { aProfile } from '../../support/builders/a-profile';
import { SessionBrowser } from '../../support/fakes/session-browser';

describe('what was learned for one listener', () => {
  const setUp = (browser: SessionBrowser) => {
    const { session, control } = browser.openTab();
    const forget = jest.fn();
    forgetWithAccount(session, forget);
    return { session, control, forget };
  };

  it('stays while it is the same one', () => {
    const { session, forget } = setUp(SessionBrowser.signedIn());
    session.showProfile(aProfile());
    expect(forget).not.toHaveBeenCalled();
  });

  it('is forgotten when they leave', () => {
    const { control, forget } = setUp(SessionBrowser.signedIn());
    control.end('left');
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when somebody comes', async () => {
    const browser = new SessionBrowser();
    const { control, forget } = setUp(browser);
    await control.start({ tokens: browser.server.signIn('an'), profile: aProfile() });
    expect(forget).toHaveBeenCalledTimes(1);
  });
});

import { SessionBrowser } from '../../support/fakes/session-browser';
import { NO_CHANNEL } from '../../support/fakes/memory-tabs';

const NONE = { accessToken: null, refreshToken: null };

/** A page of `an`, whose listener has gone to another site, and the states it shows from then on. */
function awayPage() {
  const browser = SessionBrowser.signedIn({ channel: NO_CHANNEL });
  const { session, lifecycle } = browser.openTab();
  lifecycle.leaves.next();
  const shown: string[] = [];
  session.changes.subscribe(({ kind }) => shown.push(kind));
  shown.length = 0;
  return { browser, session, lifecycle, shown };
}

describe('the session on a page that the browser restores', () => {
  it('continues when nothing has changed', () => {
    const { browser, lifecycle, shown } = awayPage();
    browser.resumes.next();
    lifecycle.returns.next();
    expect(shown).toEqual([]);
  });

  it('is over when nobody is signed in any more', () => {
    const { browser, lifecycle, shown } = awayPage();
    browser.stored.tokens = NONE;
    lifecycle.returns.next();
    expect(shown).toEqual(['signed-out']);
  });

  it.each([
    ['when the page comes back', () => undefined],
    ['when it is seen, which some browsers say first', (browser: SessionBrowser) => browser.resumes.next()],
  ])('ends before the session of the newly stored tokens begins: %s', (_, first) => {
    const { browser, lifecycle, shown } = awayPage();
    browser.stored.tokens = browser.server.signIn('binh');
    first(browser);
    lifecycle.returns.next();
    expect(shown).toEqual(['signed-out', 'signed-in']);
  });

  it('is updated as in any other tab once the page is back', () => {
    const { browser, lifecycle, shown } = awayPage();
    lifecycle.returns.next();
    browser.stored.tokens = browser.server.signIn('an');
    browser.resumes.next();
    expect(shown).toEqual([]);
  });
});

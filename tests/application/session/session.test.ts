import { SessionBrowser } from '../../support/fakes/session-browser';
import { NO_CHANNEL } from '../../support/fakes/memory-tabs';
import { aProfile } from '../../support/builders/a-profile';

const NONE = { accessToken: null, refreshToken: null };
const AN = { accessToken: 'an/access/1', refreshToken: 'an/1' };

describe('the session at the start', () => {
  it.each([
    ['both tokens of the last visit', AN, { kind: 'signed-in', profile: null }],
    ['no tokens', NONE, { kind: 'signed-out' }],
    ['an access token alone', { ...AN, refreshToken: null }, { kind: 'signed-out' }],
    ['a refresh token alone', { ...AN, accessToken: null }, { kind: 'signed-out' }],
  ])('is signed in only where both tokens are stored; here: %s', (_, stored, state) => {
    const browser = new SessionBrowser();
    browser.stored.tokens = stored;
    expect(browser.openTab().session.state).toEqual(state);
  });
});

describe('signing in', () => {
  const setUp = async (browser = new SessionBrowser()) => {
    const tab = browser.openTab();
    const other = browser.openTab();
    await tab.control.start({ tokens: browser.server.signIn('an'), profile: aProfile() });
    return { browser, tab, other };
  };

  it('stores the token pair and shows the profile of the account', async () => {
    const { browser, tab } = await setUp();
    expect(tab.session.state).toEqual({ kind: 'signed-in', profile: aProfile() });
    expect([tab.tokens.read(), browser.records.record]).toEqual([AN, { from: '', ...AN }]);
  });

  it('signs in the other tabs', async () => {
    expect((await setUp()).other.session.state).toEqual({ kind: 'signed-in', profile: null });
  });

  it('signs in the other tabs in a browser without a channel between tabs', async () => {
    const { other } = await setUp(new SessionBrowser({ channel: NO_CHANNEL }));
    expect(other.session.state).toEqual({ kind: 'signed-in', profile: null });
  });

  it("with another account removes the first account's profile from the other tabs", async () => {
    const { browser, tab, other } = await setUp();
    other.session.showProfile(aProfile());
    await tab.control.start({ tokens: browser.server.signIn('binh'), profile: aProfile({ id: 'binh' }) });
    expect(other.session.state).toEqual({ kind: 'signed-in', profile: null });
  });

  it('is not blocked by a tab that holds the lock', async () => {
    const browser = new SessionBrowser();
    const { session, control } = browser.openTab();
    browser.lockForEver();
    const begun = control.start({ tokens: browser.server.signIn('an'), profile: aProfile() });
    await browser.time.pass(1_000);
    await begun;
    expect(session.state.kind).toBe('signed-in');
  });
});

describe('signing out', () => {
  it('signs out all tabs, without reporting an expired session', () => {
    const browser = SessionBrowser.signedIn();
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    tabs[0]?.control.end('left');
    expect(tabs.map(({ session, told }) => [session.state.kind, told])).toEqual(tabs.map(() => ['signed-out', []]));
    expect([browser.stored.tokens, browser.records.record]).toEqual([NONE, null]);
  });

  it('signs out all tabs in a browser without a channel between tabs', () => {
    const browser = SessionBrowser.signedIn({ channel: NO_CHANNEL });
    const tab = browser.openTab();
    const other = browser.openTab();
    tab.control.end('left');
    expect(other.session.state.kind).toBe('signed-out');
  });

  it('does not end a session that began meanwhile', async () => {
    const browser = SessionBrowser.signedIn();
    const other = browser.openTab();
    await other.control.start({ tokens: browser.server.signIn('binh'), profile: aProfile() });
    const late = { accessToken: 'an/access/1', refreshToken: 'an/1' };
    browser.announce({ kind: 'signed-out', ended: late, isExpired: true });
    expect([other.session.state.kind, other.told]).toEqual(['signed-in', []]);
  });

  it('is not undone by a refresh that was under way', async () => {
    const browser = SessionBrowser.signedIn();
    const { transport, control } = browser.openTab();
    browser.server.expire('an');
    const answer = transport.send({ method: 'GET', path: '/song' });
    await browser.time.pass(30);
    control.end('left');
    await browser.time.pass(1_000);
    const rejection = { ok: false, error: { kind: 'unauthenticated', reason: 'session-expired' } };
    expect([await answer, browser.stored.tokens, browser.records.record]).toEqual([rejection, NONE, null]);
  });
});

describe('a refresh that was under way', () => {
  it('does not replace a session that began meanwhile', async () => {
    const browser = SessionBrowser.signedIn();
    const { transport, control } = browser.openTab();
    browser.server.expire('an');
    const answer = transport.send({ method: 'GET', path: '/song' });
    await browser.time.pass(30);
    void control.start({ tokens: browser.server.signIn('binh'), profile: aProfile() });
    await browser.time.pass(2_000);
    expect(await answer).toEqual({ ok: true, value: 'done' });
    expect(browser.stored.tokens.accessToken).toBe('binh/access/1');
  });
});

describe('a profile', () => {
  it('is shown while its account is signed in, and not afterwards', () => {
    const { session, control } = SessionBrowser.signedIn().openTab();
    session.showProfile(aProfile());
    const shown = session.state;
    control.end('left');
    session.showProfile(aProfile());
    expect([shown, session.state]).toEqual([{ kind: 'signed-in', profile: aProfile() }, { kind: 'signed-out' }]);
  });
});

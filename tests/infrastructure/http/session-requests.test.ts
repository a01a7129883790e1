import type { HttpProgress } from '../../../src/application/ports/http-transport.port';
import { REPORT_DELAY } from '../../../src/domain/session/session-end';
import { TOKEN_CLEARING_DELAY } from '../../../src/domain/session/clears-token';
import { aProfile } from '../../support/builders/a-profile';
import { SessionBrowser } from '../../support/fakes/session-browser';

const NONE = { accessToken: null, refreshToken: null };
const THOUSAND = Array.from({ length: 1000 }, (_, index) => index);
/** Longer than any answer of the fake server takes, shorter than the clearing interval. */
const A_MOMENT = 400;

const like = (index: number) => ({ method: 'POST' as const, path: `/like/${index}` });
const DONE = { ok: true, value: 'done' };
const EXPIRED = { ok: false, error: { kind: 'unauthenticated', reason: 'session-expired' } };

describe('a thousand requests in flight when the token expires', () => {
  const setUp = () => {
    const browser = SessionBrowser.signedIn();
    const tab = browser.openTab();
    browser.server.expire('an');
    const answers = Promise.all(THOUSAND.map((index) => tab.transport.send(like(index))));
    return { ...browser, ...tab, browser, answers };
  };

  it('cause one refresh, are all answered, and take effect once each', async () => {
    const { server, answers, time, told } = setUp();
    await time.pass(A_MOMENT);
    expect(await answers).toEqual(THOUSAND.map(() => DONE));
    expect(server.refreshCalls).toBe(1);
    expect([...server.effects.values()]).toEqual(THOUSAND.map(() => 1));
    expect(told).toEqual([]);
  });

  it('are each sent twice: with the old token, then with the new one', async () => {
    const { server, answers, time } = setUp();
    await time.pass(A_MOMENT);
    await answers;
    expect(server.sent.filter((token) => token === 'an/access/1')).toHaveLength(1000);
    expect(server.sent.filter((token) => token === 'an/access/2')).toHaveLength(1000);
  });

  it('are all rejected with one event and one toast when the refresh is refused', async () => {
    const { server, tokens, answers, time, told } = setUp();
    server.revoke('an');
    server.expire('an');
    server.trouble = { failure: { kind: 'unauthenticated' }, isLost: false };
    await time.pass(A_MOMENT + TOKEN_CLEARING_DELAY);
    await answers;
    expect(told.filter((kind) => kind === 'unauthorized')).toHaveLength(1);
    expect(tokens.read()).toEqual(NONE);
  });

  it('end the session once when the new token has expired too', async () => {
    const { server, tokens, answers, time, told } = setUp();
    server.isShortLived = true;
    await time.pass(A_MOMENT);
    expect(await answers).toEqual(THOUSAND.map(() => EXPIRED));
    expect(tokens.read()).toEqual(NONE);
    await time.pass(REPORT_DELAY);
    expect([server.refreshCalls, told]).toEqual([1, ['unauthorized', 'expired']]);
  });

  it('are all rejected when there is no refresh token, and this is reported once', async () => {
    const { browser, server, tokens, answers, time, told } = setUp();
    browser.stored.tokens = { accessToken: 'an/access/1', refreshToken: null };
    await time.pass(A_MOMENT);
    const rejection = { ok: false, error: { kind: 'unauthenticated', reason: 'no-refresh-token' } };
    expect(await answers).toEqual(THOUSAND.map(() => rejection));
    expect(tokens.read()).toEqual(NONE);
    await time.pass(REPORT_DELAY);
    expect([server.refreshCalls, told]).toEqual([0, ['unauthorized', 'expired']]);
  });

  it.each([
    ['offline', { kind: 'offline' }],
    ['timeout', { kind: 'unavailable' }],
    ['unavailable', { kind: 'unavailable' }],
  ] as const)('do not end the session when the refresh fails with %s', async (kind, rejection) => {
    const { server, tokens, answers, time, told } = setUp();
    server.trouble = { failure: { kind }, isLost: false };
    await time.pass(A_MOMENT);
    expect(await answers).toEqual(THOUSAND.map(() => ({ ok: false, error: rejection })));
    expect([server.refreshCalls, told]).toEqual([1, []]);
    expect(tokens.read()).toEqual({ accessToken: 'an/access/1', refreshToken: 'an/1' });
  });

  it('do not end the session after too many refreshes, and the next request tries again', async () => {
    const { server, transport, answers, time } = setUp();
    server.trouble = { failure: { kind: 'rate-limited', retryAfter: 5 }, isLost: false };
    await time.pass(A_MOMENT);
    await answers;
    server.trouble = null;
    const answer = transport.send(like(0));
    await time.pass(A_MOMENT);
    expect(await answer).toEqual(DONE);
  });
});

describe('a late request', () => {
  it('that is sent during the refresh waits for the refresh', async () => {
    const browser = SessionBrowser.signedIn();
    const { transport } = browser.openTab();
    browser.server.expire('an');
    const early = transport.send(like(1));
    await browser.time.pass(25);
    const late = transport.send(like(2));
    await browser.time.pass(A_MOMENT);
    expect([await early, await late]).toEqual([DONE, DONE]);
    expect(browser.server.refreshCalls).toBe(1);
  });

  it('that was sent before the refresh, and refused after it, is sent again at once', async () => {
    const browser = SessionBrowser.signedIn();
    const { transport } = browser.openTab();
    browser.server.expire('an');
    const early = transport.send(like(1));
    await browser.time.pass(30);
    const late = transport.send(like(2));
    await browser.time.pass(A_MOMENT);
    expect([await early, await late]).toEqual([DONE, DONE]);
    expect(browser.server.refreshCalls).toBe(1);
  });
});

describe('a request that was cancelled', () => {
  const setUp = () => {
    const browser = SessionBrowser.signedIn();
    const { transport } = browser.openTab();
    browser.server.expire('an');
    const steps: HttpProgress[] = [];
    const subscription = transport.follow(like(1)).subscribe((step) => steps.push(step));
    return { ...browser, transport, steps, subscription };
  };

  it('is not sent again after the refresh, which continues for the other requests', async () => {
    const { server, time, transport, steps, subscription } = setUp();
    const other = transport.send(like(2));
    await time.pass(25);
    subscription.unsubscribe();
    await time.pass(A_MOMENT);
    expect(await other).toEqual(DONE);
    expect([server.refreshCalls, server.effects.get('/like/1'), steps]).toEqual([1, undefined, []]);
  });

  it('does not cancel the refresh that it started', async () => {
    const { server, time, subscription, transport } = setUp();
    await time.pass(25);
    subscription.unsubscribe();
    await time.pass(A_MOMENT);
    const next = transport.send(like(2));
    await time.pass(A_MOMENT);
    expect(await next).toEqual(DONE);
    expect(server.refreshCalls).toBe(1);
  });
});

describe('an unauthorized answer', () => {
  const setUp = () => {
    const browser = SessionBrowser.signedIn();
    const tab = browser.openTab();
    browser.server.revoke('an');
    void tab.transport.send(like(1));
    return { ...browser, ...tab, browser };
  };

  it('is reported at once, and both tokens are cleared after 500 ms', async () => {
    const { time, tokens, told, session } = setUp();
    await time.pass(20);
    expect(told).toEqual(['unauthorized']);
    await time.pass(TOKEN_CLEARING_DELAY - 1);
    expect([tokens.read().accessToken, session.state.kind]).toEqual(['an/access/1', 'signed-in']);
    await time.pass(1);
    expect([tokens.read(), session.state.kind, told]).toEqual([NONE, 'signed-out', ['unauthorized']]);
  });

  it('is reported once for any number of requests', async () => {
    const { time, transport, told } = setUp();
    THOUSAND.forEach((index) => void transport.send(like(index)));
    await time.pass(A_MOMENT);
    expect(told).toEqual(['unauthorized']);
  });

  it.each([100, 499])('does not end a new sign-in %i ms later', async (after) => {
    const { time, server, session, control, tokens } = setUp();
    await time.pass(20 + after);
    await control.start({ tokens: server.signIn('binh'), profile: aProfile() });
    await time.pass(1000);
    expect([tokens.read().accessToken, session.state.kind]).toEqual(['binh/access/1', 'signed-in']);
  });

  it.each([100, 499])('does not end a new sign-in %i ms later in another tab', async (after) => {
    const { browser, time, server, session, tokens } = setUp();
    const other = browser.openTab();
    await time.pass(20 + after);
    await other.control.start({ tokens: server.signIn('binh'), profile: aProfile() });
    await time.pass(1000);
    expect([tokens.read().accessToken, session.state.kind]).toEqual(['binh/access/1', 'signed-in']);
  });

  it('to a request without a token is reported and clears nothing', async () => {
    const browser = new SessionBrowser();
    const { transport, told } = browser.openTab();
    const answer = transport.send(like(1));
    await browser.time.pass(1000);
    expect([await answer, told]).toEqual([{ ok: false, error: { kind: 'unauthenticated' } }, ['unauthorized']]);
  });
});

import { LazySessionGuard, type RenewalServices } from '../../../src/application/session/lazy-session-guard';
import { TOKEN_REMOVAL_DELAY, fingerprintOf } from '../../../src/domain/session/session-end';
import { NO_TOKENS } from '../../../src/domain/session/token-store.port';
import { LaggingTokens } from '../../support/fakes/lagging-tokens';
import { NO_CHANNEL, NO_LOCKS } from '../../support/fakes/memory-tabs';
import { MemoryTokens, MemoryTokenStore } from '../../support/fakes/memory-token-store';
import { SessionBrowser } from '../../support/fakes/session-browser';
import { settle } from '../../support/fakes/virtual-time';

const AN = { accessToken: 'an/access/1', refreshToken: 'an/1' };
const SONG = { method: 'GET', path: '/song' } as const;
const MINUTE = 60_000;

describe('a tab that was frozen while the session ended elsewhere', () => {
  const setUp = () => {
    const browser = SessionBrowser.signedIn({ channel: NO_CHANNEL });
    const shared = new LaggingTokens(browser.time, 5, browser.stored.tokens);
    const awake = browser.openTab(shared.openTab());
    const frozen = browser.openTab(shared.openTab({ isDeaf: true }));
    return { browser, awake, frozen };
  };

  it.each([
    ['over', ['unauthorized', 'expired']],
    ['left', []],
  ] as const)(
    'shows the end when the page is visible again, and reports an expiry but not a sign-out: %s',
    async (ending, told) => {
      const { browser, awake, frozen } = setUp();
      awake.control.end(ending);
      await browser.time.pass(MINUTE);
      const before = frozen.session.state.kind;
      browser.resumes.next();
      await browser.time.pass(MINUTE);
      expect([before, frozen.session.state.kind, frozen.told]).toEqual(['signed-in', 'signed-out', told]);
    },
  );

  it('also shows the end after its next request', async () => {
    const { browser, awake, frozen } = setUp();
    const answer = frozen.transport.send(SONG);
    browser.server.expire('an');
    awake.control.end('over');
    await browser.time.pass(MINUTE);
    await answer;
    void frozen.transport.send(SONG);
    browser.resumes.next();
    await browser.time.pass(MINUTE);
    expect([frozen.session.state.kind, frozen.told]).toEqual(['signed-out', ['unauthorized', 'expired']]);
  });
});

describe('tokens that two tabs changed at the same moment', () => {
  it('are removed when a renewal was stored after the listener had signed out', async () => {
    const browser = SessionBrowser.signedIn({ locks: NO_LOCKS, channel: NO_CHANNEL });
    const { session, control, tokens } = browser.openTab();
    browser.openTab();
    control.end('left');
    browser.stored.tokens = { accessToken: 'an/access/2', refreshToken: null };
    session.reflect();
    await browser.time.pass(TOKEN_REMOVAL_DELAY);
    expect([session.state.kind, tokens.read()]).toEqual(['signed-out', NO_TOKENS]);
  });

  it('are removed when the tab that renewed had not received the end of the session', async () => {
    const browser = SessionBrowser.signedIn({ locks: NO_LOCKS, channel: NO_CHANNEL });
    const { session, tokens, transport, told } = browser.openTab();
    browser.server.expire('an');
    const answer = transport.send(SONG);
    await browser.time.pass(MINUTE);
    await answer;
    // Another tab signed out with the previous token, and the renewal's write came after that tab's removal.
    new MemoryTokenStore(browser.stored).markEnd({ ending: 'left', trace: fingerprintOf(AN) });
    const shown = session.state.kind;
    await browser.time.pass(4_999);
    const stillStored = tokens.read();
    await browser.time.pass(1);
    expect([shown, tokens.read(), told]).toEqual(['signed-out', NO_TOKENS, []]);
    expect(stillStored).not.toEqual(NO_TOKENS);
  });

  it('are not removed when a new session began meanwhile', async () => {
    const browser = SessionBrowser.signedIn();
    const leaving = browser.openTab();
    const other = browser.openTab();
    leaving.control.startLeaving();
    await other.control.start({ tokens: browser.server.signIn('binh'), profile: { id: 'binh' } as never });
    leaving.control.finishLeaving();
    await browser.time.pass(2 * TOKEN_REMOVAL_DELAY);
    expect(other.tokens.read().accessToken).toBe('binh/access/1');
    expect([leaving.session.state.kind, other.session.state.kind]).toEqual(['signed-in', 'signed-in']);
  });
});

describe('a tab that receives the end of a session before the tokens are removed', () => {
  it('sends requests without a token from then on, and with the token of the next listener once there is one', async () => {
    const browser = SessionBrowser.signedIn();
    const leaving = browser.openTab();
    const other = browser.openTab();
    leaving.control.startLeaving();
    void other.transport.send(SONG);
    const before = other.tokens.read().accessToken;
    leaving.control.finishLeaving();
    await leaving.control.start({ tokens: browser.server.signIn('binh'), profile: { id: 'binh' } as never });
    void other.transport.send(SONG);
    expect([before, browser.server.sent]).toEqual(['an/access/1', [null, 'binh/access/1']]);
  });
});

describe('a tab that was closed while it was signing out', () => {
  it('has signed out: the next tab finds no session', async () => {
    const browser = SessionBrowser.signedIn();
    browser.openTab().control.startLeaving();
    const next = browser.openTab();
    await browser.time.pass(TOKEN_REMOVAL_DELAY);
    expect([next.session.state.kind, next.tokens.read(), next.told]).toEqual(['signed-out', NO_TOKENS, []]);
  });
});

describe('the stored mark of an ended session', () => {
  it('does not end the next session', () => {
    const stored = new MemoryTokens();
    stored.mark = { ending: 'left', trace: fingerprintOf(AN) };
    const browser = new SessionBrowser();
    stored.tokens = browser.server.signIn('binh');
    expect(browser.openTab(new MemoryTokenStore(stored)).session.state.kind).toBe('signed-in');
  });
});

describe('a request that is sent again with a token which another tab had stored', () => {
  it('renews the session instead of ending it when that token has expired since', async () => {
    const browser = SessionBrowser.signedIn();
    const asleep = browser.openTab();
    const awake = browser.openTab();
    const answer = asleep.transport.send(SONG);
    browser.server.expire('an');
    const late = asleep.transport.send(SONG);
    const renewing = awake.transport.send(SONG);
    await browser.time.pass(40);
    browser.server.expire('an');
    await browser.time.pass(MINUTE);
    await Promise.all([answer, renewing]);
    expect([(await late).ok, asleep.session.state.kind, asleep.told, awake.told]).toEqual([true, 'signed-in', [], []]);
  });
});

describe('a session guard whose code cannot be loaded', () => {
  const setUp = () => {
    const keeper = { refuse: jest.fn(), renew: jest.fn(), endExpired: jest.fn() };
    const fetch = jest.fn(async (): Promise<RenewalServices> => keeper);
    fetch.mockRejectedValueOnce(new Error('ChunkLoadError'));
    const shared = new MemoryTokens();
    shared.tokens = AN;
    return { keeper, guard: new LazySessionGuard(new MemoryTokenStore(shared), { isEnded: () => false }, fetch) };
  };

  it('does not end the session, and tries again the next time', async () => {
    const { keeper, guard } = setUp();
    keeper.renew.mockResolvedValue({ kind: 'replay', isFresh: true });
    const renewals = [await guard.renew(guard.accessToken), await guard.renew(guard.accessToken)];
    expect(renewals).toEqual([
      { kind: 'reject', failure: { kind: 'not-loaded' } },
      { kind: 'replay', isFresh: true },
    ]);
    expect(keeper.renew).toHaveBeenCalledWith('an/access/1', AN);
  });

  it('ignores a refusal, because the next request receives the refusal again', async () => {
    const { keeper, guard } = setUp();
    guard.refuse('an/access/1');
    await settle();
    expect(keeper.refuse).not.toHaveBeenCalled();
    guard.endExpired('an/access/1');
    await settle();
    expect(keeper.endExpired).toHaveBeenCalledWith('an/access/1');
  });
});

it('the end of a session is reported half a second after it', async () => {
  const browser = SessionBrowser.signedIn();
  const { control, told } = browser.openTab();
  control.end('over');
  await browser.time.pass(499);
  const before = [...told];
  await browser.time.pass(1);
  expect([before, told]).toEqual([[], ['unauthorized', 'expired']]);
});

describe('a session guard that reads half of a pair', () => {
  it('renews with what was stored when it first read that there is no access token', async () => {
    const keeper = { refuse: jest.fn(), renew: jest.fn(), endExpired: jest.fn() };
    const shared = new MemoryTokens();
    const guard = new LazySessionGuard(new MemoryTokenStore(shared), { isEnded: () => false }, async () => keeper);
    const half = { accessToken: null, refreshToken: AN.refreshToken };
    const sentWith: unknown[] = [];
    for (const tokens of [AN, half, { ...half, refreshToken: 'an/refresh/2' }]) {
      shared.tokens = tokens;
      sentWith.push(guard.accessToken);
    }
    await guard.renew(null);
    expect([sentWith, keeper.renew.mock.calls]).toEqual([[AN.accessToken, null, null], [[null, half]]]);
  });
});

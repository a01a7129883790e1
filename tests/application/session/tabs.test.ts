import type { SessionTabs } from '../../../src/application/session/session-tabs';
import { LaggingTokens } from '../../support/fakes/lagging-tokens';
import { NO_CHANNEL, NO_LOCKS, NO_RECORDS } from '../../support/fakes/memory-tabs';
import { SessionBrowser, type SessionTab } from '../../support/fakes/session-browser';

const ROUNDS = 30;
/** Storage lag between browser processes: shorter than a refresh takes, as long, and much longer. */
const STORAGE_LAGS = [1, 15, 30, 150];
const A_ROUND = 60_000;

const BROWSERS: readonly (readonly [string, Partial<SessionTabs>])[] = [
  ['everything', {}],
  ['no locks', { locks: NO_LOCKS }],
  ['no record', { records: NO_RECORDS }],
  ['no channel', { channel: NO_CHANNEL }],
  ['neither locks nor record', { locks: NO_LOCKS, records: NO_RECORDS }],
];
/** Such tabs are not notified that a whole pair is being written to the storage: they may request one more. */
const POOREST: typeof BROWSERS = [
  ['neither record nor channel', { records: NO_RECORDS, channel: NO_CHANNEL }],
  ['none of the three', { locks: NO_LOCKS, records: NO_RECORDS, channel: NO_CHANNEL }],
];
const casesOf = (browsers: typeof BROWSERS) =>
  browsers.flatMap(([name, lacking]) =>
    STORAGE_LAGS.flatMap((lag) => [2, 5].map((count) => [count, name, lag, lacking] as const)),
  );

const ask = ({ transport }: SessionTab) => transport.send({ method: 'GET', path: '/song' });

/** Tabs never send requests at exactly the same moment. */
const askAfter = (browser: SessionBrowser, tab: SessionTab, delay: number) =>
  new Promise((resolve) => browser.time.after(delay, () => void ask(tab).then(resolve)));

function openTabs(count: number, lacking: Partial<SessionTabs>, lag = 150) {
  const browser = SessionBrowser.signedIn(lacking);
  const shared = new LaggingTokens(browser.time, lag, browser.stored.tokens);
  const tabs = Array.from({ length: count }, () => browser.openTab(shared.openTab()));
  return { browser, tabs };
}

/** How many times the server rotated the pair for each of 30 expiries. */
async function rotationsOf(count: number, lag: number, lacking: Partial<SessionTabs>): Promise<readonly number[]> {
  const { browser, tabs } = openTabs(count, lacking, lag);
  const rotations: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = browser.server.generation('an');
    browser.server.expire('an');
    const answers = Promise.all(tabs.map((tab, place) => askAfter(browser, tab, place * 9)));
    await browser.time.pass(A_ROUND);
    expect(await answers).toEqual(tabs.map(() => ({ ok: true, value: 'done' })));
    rotations.push(browser.server.generation('an') - before);
  }
  expect(tabs.map(({ session, told }) => [session.state.kind, told])).toEqual(tabs.map(() => ['signed-in', []]));
  return rotations;
}

describe('open tabs whose token expires', () => {
  it.each(casesOf(BROWSERS))(
    '%i tabs in a browser with %s whose storage lags by %i ms stay signed in with one rotation per expiry',
    async (count, _name, lag, lacking) => {
      expect(await rotationsOf(count, lag, lacking)).toEqual(Array.from({ length: ROUNDS }, () => 1));
    },
  );

  it.each(casesOf(POOREST))(
    '%i tabs in a browser with %s whose storage lags by %i ms stay signed in with two rotations at most',
    async (count, _name, lag, lacking) => {
      expect(Math.max(...(await rotationsOf(count, lag, lacking)))).toBeLessThanOrEqual(2);
    },
  );
});

describe('a tab that reads half of the token pair that another tab wrote', () => {
  it.each([5, 10, 15, 20, 25, 30, 35, 40, 50, 60])(
    "waits for the other half when its request starts %i ms after the first tab's request",
    async (behind) => {
      const { browser, tabs } = openTabs(2, { records: NO_RECORDS, channel: NO_CHANNEL }, 5);
      await Promise.all([ask(tabs[0] as SessionTab), ask(tabs[1] as SessionTab), browser.time.pass(1_000)]);
      const before = browser.server.generation('an');
      browser.server.expire('an');
      const first = ask(tabs[0] as SessionTab);
      await browser.time.pass(behind);
      const second = ask(tabs[1] as SessionTab);
      await browser.time.pass(A_ROUND);
      expect(await Promise.all([first, second])).toEqual(tabs.map(() => ({ ok: true, value: 'done' })));
      expect(browser.server.generation('an') - before).toBe(1);
    },
  );
});

describe('tabs with locks and a record', () => {
  it('ask the server once for each expiry', async () => {
    const { browser, tabs } = openTabs(5, {});
    browser.server.expire('an');
    const answers = tabs.map(ask);
    await browser.time.pass(A_ROUND);
    await Promise.all(answers);
    expect(browser.server.refreshCalls).toBe(1);
  });
});

describe('tabs without a shared record', () => {
  it('take the new token pair from the announcement of the tab that refreshed it', async () => {
    const { browser, tabs } = openTabs(5, { records: NO_RECORDS });
    browser.server.expire('an');
    const answers = tabs.map(ask);
    await browser.time.pass(A_ROUND);
    await Promise.all(answers);
    expect(browser.server.refreshCalls).toBe(1);
  });
});

describe('a tab without a channel to the other tabs, whose storage shows the old token pair for 10 s', () => {
  it('takes the new token pair from the record', async () => {
    const { browser, tabs } = openTabs(2, { channel: NO_CHANNEL }, 10_000);
    browser.server.expire('an');
    const first = ask(tabs[0] as SessionTab);
    await browser.time.pass(2_000);
    const second = ask(tabs[1] as SessionTab);
    await browser.time.pass(A_ROUND);
    expect(await Promise.all([first, second])).toEqual(tabs.map(() => ({ ok: true, value: 'done' })));
    expect(browser.server.refreshCalls).toBe(1);
  });
});

describe('a refresh that hangs', () => {
  it('blocks the other tabs for 15 s at most', async () => {
    const { browser, tabs } = openTabs(2, {});
    browser.lockForEver();
    browser.server.expire('an');
    const answers = Promise.all(tabs.map(ask));
    await browser.time.pass(14_000);
    expect(browser.server.refreshCalls).toBe(0);
    await browser.time.pass(2_000);
    expect(await answers).toEqual(tabs.map(() => ({ ok: true, value: 'done' })));
  });
});

describe('a refused refresh', () => {
  it('signs out all tabs, and notifies each tab once', async () => {
    const { browser, tabs } = openTabs(5, {});
    browser.server.expire('an');
    browser.server.trouble = { failure: { kind: 'unauthenticated' }, isLost: false };
    const answers = Promise.all(tabs.map(ask));
    await browser.time.pass(A_ROUND);
    const rejection = { ok: false, error: { kind: 'unauthenticated', reason: 'session-expired' } };
    expect(await answers).toEqual(tabs.map(() => rejection));
    expect(tabs.map(({ told }) => told)).toEqual(tabs.map(() => ['unauthorized', 'expired']));
    expect(tabs.map(({ session }) => session.state.kind)).toEqual(tabs.map(() => 'signed-out'));
    expect([browser.server.refreshCalls, browser.records.record]).toEqual([1, null]);
  });
});

describe('a refresh whose answer is lost', () => {
  it('is retried until the server repeats the answer, and nobody is signed out', async () => {
    const { browser, tabs } = openTabs(1, {});
    browser.server.expire('an');
    browser.server.trouble = { failure: { kind: 'timeout' }, isLost: true };
    const answers = Promise.all(tabs.map(ask));
    await browser.time.pass(2_000);
    expect(await answers).toEqual([{ ok: false, error: { kind: 'unavailable' } }]);
    browser.server.trouble = null;
    await browser.time.pass(A_ROUND);
    expect(tabs[0]?.tokens.read()).toMatchObject({ refreshToken: 'an/2' });
    expect([browser.server.generation('an'), browser.server.isAlive('an')]).toEqual([2, true]);
  });

  it('is sent 4 times at most', async () => {
    const { browser, tabs } = openTabs(1, {});
    browser.server.expire('an');
    browser.server.trouble = { failure: { kind: 'unavailable' }, isLost: false };
    void tabs.map(ask);
    await browser.time.pass(10 * A_ROUND);
    expect([browser.server.refreshCalls, browser.time.pending]).toEqual([4, 0]);
  });

  it('is retried as often again after an earlier refresh succeeded', async () => {
    const { browser, tabs } = openTabs(1, {});
    for (const renewed of [2, 3, 4, 5]) {
      browser.server.expire('an');
      browser.server.trouble = { failure: { kind: 'timeout' }, isLost: true };
      void tabs.map(ask);
      await browser.time.pass(2_000);
      browser.server.trouble = null;
      await browser.time.pass(A_ROUND);
      expect(tabs[0]?.tokens.read()).toMatchObject({ refreshToken: `an/${renewed}` });
    }
  });

  it('is not retried after the account has signed out', async () => {
    const { browser, tabs } = openTabs(1, {});
    browser.server.expire('an');
    browser.server.trouble = { failure: { kind: 'unavailable' }, isLost: false };
    void tabs.map(ask);
    await browser.time.pass(500);
    tabs[0]?.control.end('left');
    await browser.time.pass(A_ROUND);
    expect(browser.server.refreshCalls).toBe(1);
  });
});

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { connectBrowser, sharedProduct } from '../support/e2e/fixture-client';
import type { RunningProduct } from '../support/e2e/running-product';
import { OVER, SessionTabs, type Lacking } from '../support/e2e/session-tabs';

const ROUNDS = 30;
const CASES = (['nothing', 'locks', 'database'] as const).flatMap((lacking) =>
  [2, 5].map((count) => [count, lacking] as const),
);

describe('tabs of one browser', () => {
  let browser: Browser;
  let context: BrowserContext;
  /** Where there are accounts, fewer calls are open to everybody. */
  let product: RunningProduct;

  jest.setTimeout(300_000);
  beforeAll(async () => {
    [browser, product] = await Promise.all([connectBrowser(), sharedProduct('small')]);
  });
  beforeEach(async () => {
    context = await browser.newContext({ locale: 'vi-VN' });
  });
  afterEach(() => context.close());
  afterAll(() => browser.close());

  async function openTabs(count: number, lacking: Lacking): Promise<SessionTabs> {
    const session = await SessionTabs.open(context, product.address, lacking);
    await session.openTabs(count);
    return session;
  }

  it.each(CASES)(
    '%i of them, lacking %s, stay signed in over 30 expiries, one rotation each',
    async (count, lacking) => {
      const session = await openTabs(count, lacking);
      for (let round = 1; round <= ROUNDS; round += 1) {
        await session.expireToken();
        await session.allAsk();
        expect(session.rotations.size).toBe(round);
      }
      expect(await session.stored('refresh_token')).toBe([...session.rotations].at(-1));
    },
  );

  it('ask the server once for each expiry where they have locks and a database', async () => {
    const session = await openTabs(5, 'nothing');
    await session.expireToken();
    await session.allAsk();
    expect(session.refreshCalls).toBe(1);
  });

  /** Whoever hears first: by its own socket, by an answer, or by another tab. */
  const ENDS = {
    'hear it by their sockets': (session: SessionTabs) => session.revoke(),
    'ask for something': async (session: SessionTabs) => {
      await session.revoke();
      await session.expireToken();
      await session.poke();
    },
  } as const;
  const WAYS = Object.keys(ENDS) as (keyof typeof ENDS)[];

  it.each(WAYS)('are told once each that the session is over when they %s', async (way) => {
    const session = await openTabs(3, 'nothing');
    expect(await session.socketsAreOpen()).toBe(true);
    await ENDS[way](session);
    expect(await Promise.all(session.tabs.map((tab) => timesTold(tab)))).toEqual([1, 1, 1]);
    await session.isForgotten();
  });
});

/** How often the sentence has stood there, from its first showing until it is gone again. */
async function timesTold(tab: Page): Promise<number> {
  const toast = tab.getByText(OVER);
  await toast.first().waitFor();
  await toast.first().waitFor({ state: 'detached' });
  return tab.evaluate(() => (window as unknown as { tellings: number }).tellings);
}

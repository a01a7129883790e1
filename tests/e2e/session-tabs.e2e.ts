import type { Browser, BrowserContext, Locator } from 'playwright-core';
import { launchBrowser } from '../support/e2e/launch';
import { Product } from '../support/e2e/product';
import { SessionTabs, type Lacking } from '../support/e2e/session-tabs';

const ROUNDS = 30;
const CASES = (['nothing', 'locks', 'database', 'channel'] as const).flatMap((lacking) =>
  [2, 5].map((count) => [count, lacking] as const),
);

describe('tabs of one browser', () => {
  let browser: Browser;
  let context: BrowserContext;
  /** Of its own: where there are accounts, fewer calls are open to everybody. */
  let product: Product;

  jest.setTimeout(300_000);
  beforeAll(async () => {
    [browser, product] = await Promise.all([launchBrowser(), Product.start({ environment: { DEMO: 'off' } })]);
  });
  beforeEach(async () => {
    context = await browser.newContext({ locale: 'vi-VN' });
  });
  afterEach(() => context.close());
  afterAll(() => Promise.all([browser.close(), product.stopAndForget()]));

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

  it.each(['nothing', 'channel'] as const)(
    'lacking %s, are told once each that the session is over',
    async (lacking) => {
      // By their sockets the tabs would hear of a revoked session, and end it, before anything is asked of them.
      await context.route('**/backend/live/ticket', (route) => route.abort());
      const session = await openTabs(3, lacking);
      await session.revoke();
      await session.expireToken();
      await session.poke();
      const toasts = session.tabs.map((tab) => tab.getByText('Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại'));
      // Each in its own time: the first is gone before the last has come on a busy machine.
      const told = async (toast: Locator): Promise<number> => {
        await toast.first().waitFor();
        await toast.page().waitForTimeout(1_000);
        return toast.count();
      };
      expect(await Promise.all(toasts.map(told))).toEqual([1, 1, 1]);
      await session.isForgotten();
    },
  );
});

import type { Browser, BrowserContext } from 'playwright-core';
import { connectBrowser, sharedProduct } from './fixture-client';
import type { RunningProduct } from './running-product';
import { SessionTabs, type Lacking } from './session-tabs';

const EXPIRIES = 30;

/** Call once at the top of a suite: opens the tabs of a browser, in a separate context for each test, with somebody signed in. */
export function withSessionTabs(): (count: number, lacking: Lacking) => Promise<SessionTabs> {
  let browser: Browser;
  let context: BrowserContext;
  /** A product with accounts, where fewer calls are open to everybody. */
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

  return async (count, lacking) => {
    const session = await SessionTabs.open(context, product.address, lacking);
    await session.openTabs(count);
    return session;
  };
}

/**
 * All tabs send requests at once over 30 expiries; each expiry must cause exactly one rotation, and the last token must be the
 * stored one.
 */
export async function rotatesOncePerExpiry(session: SessionTabs): Promise<void> {
  for (let expiry = 1; expiry <= EXPIRIES; expiry += 1) {
    await session.expireToken();
    await session.allAsk();
    expect(session.rotations.size).toBe(expiry);
  }
  expect(await session.stored('refresh_token')).toBe([...session.rotations].at(-1));
}

import type { Page } from 'playwright-core';
import { OVER, type SessionTabs } from '../support/e2e/session-tabs';
import { rotatesOncePerExpiry, withSessionTabs } from '../support/e2e/with-session-tabs';

describe('tabs of one browser', () => {
  const openTabs = withSessionTabs();

  it.each([2, 5])('%i tabs stay signed in over 30 expiries, one rotation each', async (count) => {
    await rotatesOncePerExpiry(await openTabs(count, 'nothing'));
  });

  it('ask the server once for each expiry when the browser has locks and a database', async () => {
    const session = await openTabs(5, 'nothing');
    await session.expireToken();
    await session.allAsk();
    expect(session.refreshCalls).toBe(1);
  });

  /** How the first tab learns of the end: by its own socket, by an answer, or by another tab. */
  const ENDS = {
    'hear it by their sockets': (session: SessionTabs) => session.revoke(),
    'ask for something': async (session: SessionTabs) => {
      await session.revoke();
      await session.expireToken();
      await session.poke();
    },
  } as const;
  const WAYS = Object.keys(ENDS) as (keyof typeof ENDS)[];

  it.each(WAYS)('each show once that the session is over when they %s', async (way) => {
    const session = await openTabs(3, 'nothing');
    expect(await session.socketsAreOpen()).toBe(true);
    await ENDS[way](session);
    expect(await Promise.all(session.tabs.map((tab) => timesTold(tab)))).toEqual([1, 1, 1]);
    await session.isForgotten();
  });
});

/** How many times the sentence has appeared, from its first showing until it is gone again. */
async function timesTold(tab: Page): Promise<number> {
  const toast = tab.getByText(OVER);
  await toast.first().waitFor();
  await toast.first().waitFor({ state: 'detached' });
  return tab.evaluate(() => (window as unknown as { tellings: number }).tellings);
}

import { rotatesOncePerExpiry, withSessionTabs } from '../support/e2e/with-session-tabs';

const CASES = (['locks', 'database'] as const).flatMap((lacking) => [2, 5].map((count) => [count, lacking] as const));

describe('tabs of a browser that lacks a way to coordinate them', () => {
  const openTabs = withSessionTabs();

  it.each(CASES)('%i tabs, lacking %s, stay signed in over 30 expiries, one rotation each', async (count, lacking) => {
    await rotatesOncePerExpiry(await openTabs(count, lacking));
  });
});

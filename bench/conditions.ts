import type { Browser, Page } from 'playwright-core';

/** Fast: loopback without limits. Slow: 1.6 Mbit/s down, 150 ms round trip and a processor four times slower. */
export type Speed = 'fast' | 'slow';

export const SPEEDS: readonly Speed[] = ['fast', 'slow'];

const MEGABIT_IN_BYTES = 1_000_000 / 8;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * MEGABIT_IN_BYTES,
  uploadThroughput: 0.75 * MEGABIT_IN_BYTES,
};
const SLOW_PROCESSOR = { rate: 4 };
const DESKTOP = { width: 1440, height: 900 };

/** Compilers leave calls of `__name` in functions that are sent to the page. */
const COMPILER_LEFT_OVER = 'globalThis.__name ??= (value) => value;';

/** Opens a page with empty caches under these conditions, in its own browser context. */
export async function openPage(browser: Browser, speed: Speed): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'vi-VN', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript({ content: COMPILER_LEFT_OVER });
  if (speed === 'fast') return page;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', SLOW_PROCESSOR);
  return page;
}

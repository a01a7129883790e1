import type { Page } from 'playwright-core';

type Watched = typeof globalThis & { firstRowAt?: number };

/** The rows of the home page's lists. The rows of the skeleton are not list items. */
export const FIRST_ROWS = 'main ol > li';

/** Runs before the page's scripts: records when the first row of a list is visible. */
function watchFirstRow(selector: string): void {
  const look = (): void => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box !== undefined && box.height > 0 && box.top < innerHeight)
      (globalThis as Watched).firstRowAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens the home page and returns the milliseconds from the navigation until its first list row was visible. */
export async function openHome(page: Page, address: string): Promise<number> {
  await page.addInitScript(watchFirstRow, FIRST_ROWS);
  await page.goto(address, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => (globalThis as Watched).firstRowAt, undefined, { timeout: 60_000 });
  return (await seen.jsonValue()) ?? NaN;
}

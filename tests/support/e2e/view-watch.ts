import type { Page } from 'playwright-core';
import type { ViewEventWire } from '../../../contract/short-video';

/** One report of a page about what was viewed. */
export interface ToldViews {
  readonly clipId: string;
  /** Whether it outlives the page. */
  readonly isLasting: boolean;
  readonly events: readonly ViewEventWire[];
}

/** Runs before the page's own scripts. */
function install(): void {
  const told: ToldViews[] = [];
  Object.assign(globalThis, { toldViews: told });
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const [, clipId] = /\/short-video\/([^/]+)\/view$/.exec(typeof input === 'string' ? input : '') ?? [];
    if (clipId !== undefined) {
      const { events } = JSON.parse(String(init?.body)) as Pick<ToldViews, 'events'>;
      told.push({ clipId, isLasting: init?.keepalive === true, events });
    }
    return plain(input, init);
  };
}

/** Call before the page is opened. */
export async function watchViews(page: Page): Promise<void> {
  await page.addInitScript(install);
}

/** All reports of the page so far, in order. */
export const toldViews = (page: Page): Promise<readonly ToldViews[]> =>
  page.evaluate(() => (globalThis as unknown as { toldViews: readonly ToldViews[] }).toldViews);

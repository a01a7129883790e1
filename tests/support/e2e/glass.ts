import type { Page } from 'playwright-core';

const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 100;

/** What a page shows: its address, language and theme, all texts in order, and the pressed buttons. */
export interface Shown {
  readonly address: string;
  readonly language: string;
  readonly theme: string | undefined;
  readonly words: readonly string[];
  readonly pressed: readonly string[];
}

/** Leaves out notices and tooltips. */
const whatShows = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const passing = ['status', 'alert', 'tooltip'];
    const isPassedOver = (element: Element) =>
      passing.includes(element.getAttribute('role') ?? '') || !element.checkVisibility({ visibilityProperty: true });
    const judge = (node: Node) => {
      if (node instanceof Element) return isPassedOver(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
      return node.textContent?.trim() === '' ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, judge);
    const words: string[] = [];
    while (walker.nextNode() !== null) words.push(walker.currentNode.textContent?.trim() ?? '');
    const pressed = [...document.querySelectorAll('[aria-pressed="true"]')];
    return {
      address: location.pathname + location.search,
      language: document.documentElement.lang,
      theme: document.documentElement.dataset['theme'],
      words,
      pressed: pressed.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    };
  });

/** What a fresh load of that address shows, once all its requests are done. */
async function freshly(tab: Page, address: string): Promise<Shown> {
  await tab.goto(address, { waitUntil: 'networkidle' });
  return whatShows(tab);
}

/** Null once the page shows the same as a fresh load of its address in another tab of its browser; otherwise what both show. */
export async function differenceToFresh(page: Page, tab: Page): Promise<{ shown: Shown; fresh: Shown } | null> {
  const deadline = performance.now() + PATIENCE_MS;
  let fresh = await freshly(tab, page.url());
  for (;;) {
    const shown = await whatShows(page);
    if (JSON.stringify(shown) === JSON.stringify(fresh)) return null;
    if (performance.now() > deadline) return { shown, fresh };
    if (shown.address !== fresh.address) fresh = await freshly(tab, page.url());
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

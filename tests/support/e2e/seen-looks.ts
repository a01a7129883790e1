import type { Page } from 'playwright-core';

interface Watched {
  seenLooks?: Set<string>;
}

/** From the next load on, records in every frame the path, language and theme of the page: "/songs en dark". */
export async function watchLooks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    (window as Watched).seenLooks = seen;
    const look = (): void => {
      const { lang, dataset } = document.documentElement;
      seen.add(`${location.pathname} ${lang} ${dataset['theme'] ?? ''}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The records of the pages at this path. */
export const looksAt = async (page: Page, path: string): Promise<string[]> => {
  const all = await page.evaluate(() => [...((window as Watched).seenLooks ?? [])]);
  return all.filter((look) => look.startsWith(`${path} `)).map((look) => look.slice(path.length + 1));
};

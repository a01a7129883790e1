import type { Page } from 'playwright-core';

/** The items that a page showed in the first place of a kind, one after the other, however briefly each was shown. */
export interface Watch {
  shown(): Promise<string[]>;
}

const KINDS = {
  bestMatch: 'main section h3',
  offer: '[role="listbox"] [role="option"]',
  hit: 'main li a',
  row: 'main [role="row"] a[href^="/song/"]',
} as const;

/** From now on every change of the page is looked at. */
export async function watch(page: Page, kind: keyof typeof KINDS): Promise<Watch> {
  const name = `shown ${kind}`;
  await page.evaluate(
    ([key, selector]) => {
      const shown: string[] = [];
      Object.assign(window, { [key]: shown });
      const look = (): void => {
        const first = document.querySelector<HTMLElement>(selector)?.innerText.split('\n')[0];
        if (first !== undefined && shown.at(-1) !== first) shown.push(first);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [name, KINDS[kind]] as const,
  );
  return { shown: () => page.evaluate((key) => Reflect.get(window, key) as string[], name) };
}

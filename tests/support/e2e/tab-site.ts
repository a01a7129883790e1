import { build } from 'esbuild';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { TabPage } from './tab-page';

/** A page's own globals, as seen by functions that run in the page. */
export type InTab = typeof globalThis & { tabPage: TabPage };

const ADDRESS = 'https://tabs.test/';

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [path.resolve('tests', 'support', 'e2e', 'tab-page.ts')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}

/** A one-page site, served inside the browser, with the adapters by which tabs share one session. */
export class TabSite {
  private constructor(private readonly context: BrowserContext) {}

  /** With a fresh profile: nothing is stored. */
  static async open(browser: Browser): Promise<TabSite> {
    const context = await browser.newContext();
    const body = `<!doctype html><title>tabs</title><script>${await bundle()}</script>`;
    await context.route(`${ADDRESS}**`, (route) => route.fulfill({ contentType: 'text/html', body }));
    return new TabSite(context);
  }

  async openTab(): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(ADDRESS);
    return page;
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

import type { Locator, Page } from 'playwright-core';
import type { Listener } from './listener';

/** Somebody who goes from page to page, and what they find there. Vietnamese. */
export class BrowseHands {
  private readonly page: Page;
  private readonly main: Locator;

  constructor(private readonly listener: Listener) {
    this.page = listener.page;
    this.main = this.page.getByRole('main');
  }

  /** A page is there: its heading says its name, and so does the window. */
  async isAt(name: string): Promise<void> {
    await this.main.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await this.seesTitle(`${name} · Sóng`);
  }

  /** The window is called so. */
  async seesTitle(title: string): Promise<void> {
    await this.page.waitForFunction((wanted) => document.title === wanted, title);
  }

  /** The names of the links in one row of a page. */
  async linksIn(row: string): Promise<string[]> {
    const region = this.main.getByRole('region', { name: row, exact: true });
    await region.getByRole('link').first().waitFor();
    return region.getByRole('link').allInnerTexts();
  }

  /** Goes where a link of the page leads, and answers how far down this page was left, in pixels. */
  async follows(name: string | RegExp, within: Locator = this.main): Promise<number> {
    const link = within.getByRole('link', { name, exact: true }).first();
    await this.bringsIntoView(link);
    const top = await this.scrolled();
    await link.click();
    return top;
  }

  /** The first link of a row that leads to a page of this kind. */
  async followsInto(row: string, kind: string): Promise<{ name: string; top: number }> {
    const region = this.main.getByRole('region', { name: row, exact: true });
    const link = region.locator(`a[href^="/${kind}/"]:not([aria-hidden])`).first();
    await this.bringsIntoView(link);
    const [name, top] = [await link.innerText(), await this.scrolled()];
    await link.click();
    return { name, top };
  }

  async goesBack(): Promise<void> {
    await this.listener.goesBackInHistory();
  }

  async goesForward(): Promise<void> {
    await this.page.goForward();
  }

  /** The page stands this far down, as soon as it has come there. */
  async stands(top: number): Promise<void> {
    await this.page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) <= 1, top);
  }

  /** How far down the page stands, once it has been drawn so. */
  async scrolled(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))),
    );
  }

  /** To the end of what is here. */
  async scrollsToEnd(): Promise<void> {
    await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await this.scrolled();
  }

  /** Orders the list that is shown. */
  async sortsBy(order: string): Promise<void> {
    await this.sorting().selectOption({ label: order });
  }

  /** By what the list says that it is ordered. */
  async isSortedBy(order: string): Promise<void> {
    await this.sorting().getByRole('option', { name: order, selected: true }).waitFor({ state: 'attached' });
  }

  async shows(kind: string): Promise<void> {
    await this.main.getByRole('button', { name: kind, exact: true }).click();
  }

  /** This kind is the one that is shown. */
  async isShowing(kind: string): Promise<void> {
    await this.main.getByRole('button', { name: kind, exact: true, pressed: true }).waitFor();
  }

  /** The cards that are here, at least so many. */
  async cards(atLeast = 1): Promise<string[]> {
    const cards = this.main.getByRole('listitem');
    await cards.nth(atLeast - 1).waitFor({ state: 'attached' });
    return cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }

  private sorting(): Locator {
    return this.main.getByRole('combobox', { name: 'Sắp xếp' });
  }

  /** Clear of what covers the page at its top and its foot. */
  private async bringsIntoView(element: Locator): Promise<void> {
    await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  }
}

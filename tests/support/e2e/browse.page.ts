import type { Locator, Page } from 'playwright-core';
import type { Listener } from './listener';

/** A followed link: its text, and how far down the page was scrolled when it was left, in pixels. */
export interface Way {
  readonly name: string;
  readonly top: number;
}

/** More Tab stops than any page has. */
const MOST_STOPS = 200;

/** Somebody who goes from page to page, and what they find there. Vietnamese. */
export class BrowsePage {
  private readonly page: Page;
  private readonly main: Locator;
  private readonly cards: Locator;

  constructor(private readonly listener: Listener) {
    this.page = listener.page;
    this.main = this.page.getByRole('main');
    this.cards = this.main.getByRole('listitem');
  }

  /** A page is shown: its heading and the window title have its name. */
  async isAt(name: string): Promise<void> {
    await this.main.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await this.seesTitle(`${name} · Sóng`);
  }

  /** The window has this title. */
  async seesTitle(title: string): Promise<void> {
    await this.page.waitForFunction((wanted) => document.title === wanted, title);
  }

  /** Follows a link of the page and returns how far down this page was scrolled, in pixels. */
  async follows(name: string): Promise<number> {
    return (await this.leavesBy(this.main.getByRole('link', { name, exact: true }).first())).top;
  }

  /** Follows the first link to this kind of page, within one row if a row is given. */
  async followsFirst(kind: string, row?: string): Promise<Way> {
    const part = row === undefined ? this.main : this.main.getByRole('region', { name: row, exact: true });
    return this.leavesBy(part.locator(`a[href^="/${kind}/"]:not([aria-hidden])`).first());
  }

  /** Follows the first link of the page to this path. */
  async followsTo(path: string): Promise<Way> {
    return this.leavesBy(this.main.locator(`a[href="${path}"]`).first());
  }

  /** Follows the card at this place, counted from 1. */
  async followsCard(place: number): Promise<Way> {
    return this.leavesBy(this.cards.nth(place - 1).getByRole('link'));
  }

  /** Goes to the page of the song in the row at this place, counted from 1. */
  async followsRow(place: number): Promise<Way> {
    return this.leavesBy(this.cards.nth(place - 1).locator('a[href^="/song/"]'));
  }

  /** Presses the Tab key until this element has the focus. */
  async tabsTo(name: string): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS && (await this.listener.focused()) !== name; stops += 1)
      await this.listener.presses('Tab');
  }

  async goesBack(): Promise<void> {
    await this.listener.goesBackInHistory();
  }

  async goesForward(): Promise<void> {
    await this.page.goForward();
  }

  /** Waits until the address is this path. */
  async isAtAddress(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname + url.search === path);
  }

  /** The first card links to this path. */
  async seesFirstCard(path: string): Promise<void> {
    await this.cards.first().locator(`a[href="${path}"]`).waitFor();
  }

  /** The row of a table at this place, counted from 1, is that of a song of this title. */
  async seesRow(place: number, title: string): Promise<void> {
    await this.row(place).getByRole('link', { name: title, exact: true }).first().waitFor();
  }

  /** The row of a table at this place, counted from 1, is drawn. */
  async showsRow(place: number): Promise<void> {
    await this.row(place).waitFor();
  }

  /** The titles of the rows that are drawn, in order. */
  async titles(): Promise<string[]> {
    return this.main.locator('[role="row"] a[href^="/song/"]').allInnerTexts();
  }

  /** Waits until the page is scrolled this far down. */
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

  /** Scrolls to the end of the loaded content. */
  async scrollsToEnd(): Promise<void> {
    await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await this.scrolled();
  }

  /** Sorts the list that is shown. */
  async sortsBy(order: string): Promise<void> {
    await this.sorting().selectOption({ label: order });
  }

  /** The list shows this sort order. */
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

  /** The link targets of the loaded cards of a list, once there are at least `atLeast` cards. */
  async leads(atLeast: number): Promise<string[]> {
    await this.cards.nth(atLeast - 1).waitFor({ state: 'attached' });
    return this.cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? 'nowhere'));
  }

  /** Scrolls to the end of the loaded content repeatedly until `count` cards are loaded. */
  async scrollsThrough(count: number, page: number): Promise<string[]> {
    for (let here = page; here < count; here += page) {
      await this.leads(here);
      await this.scrollsToEnd();
    }
    return this.leads(count);
  }

  /** The end of the list: nothing more is offered. */
  async isAtEnd(): Promise<void> {
    await this.main.getByRole('button', { name: 'Xem thêm' }).waitFor({ state: 'detached' });
  }

  private row(place: number): Locator {
    return this.main.locator(`[role="row"][aria-rowindex="${place + 1}"]`);
  }

  private sorting(): Locator {
    return this.main.getByRole('combobox', { name: 'Sắp xếp' });
  }

  /**
   * Moves the link away from the bars at the top and bottom of the page, so that the click itself does not scroll. The scroll
   * position is read during the click, because a list that is still being arranged moves until then.
   */
  private async leavesBy(link: Locator): Promise<Way> {
    await link.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await this.scrolled();
    await this.page.evaluate(() => {
      const note = ({ target }: MouseEvent): void => {
        const text = target instanceof Element ? (target.closest('a')?.innerText ?? '') : '';
        Object.assign(window, { leftBy: { text, top: window.scrollY } });
      };
      window.addEventListener('click', note, { capture: true, once: true });
    });
    await link.click();
    const { text, top } = await this.page.evaluate(
      () => (window as unknown as { leftBy: { text: string; top: number } }).leftBy,
    );
    return { name: firstLine(text), top };
  }
}

/** A card has more text under its name. */
const firstLine = (text: string): string => text.split('\n')[0] ?? text;

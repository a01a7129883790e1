import type { Locator, Page } from 'playwright-core';
import type { Listener } from './listener';

const COUNTED = 'mostElements';

/** Somebody in a table of songs. Rows are counted from 1. */
export class TablePage {
  private readonly page: Page;
  private readonly grid: Locator;

  constructor(listener: Listener) {
    this.page = listener.page;
    this.grid = this.page.getByRole('main').getByRole('grid');
  }

  /** The number of songs that the table declares. */
  async length(): Promise<number> {
    return Number(await this.grid.getAttribute('aria-rowcount')) - 1;
  }

  async sees(row: number): Promise<void> {
    await this.row(row).waitFor();
  }

  async title(row: number): Promise<string> {
    return this.row(row).locator('a[href^="/song/"]').innerText();
  }

  async focusesRow(row: number): Promise<void> {
    await this.row(row).focus();
  }

  async hasFocus(row: number): Promise<void> {
    await this.grid.locator(`[aria-rowindex="${row + 1}"]:focus`).waitFor();
  }

  /** The song of this row is the player's current song. */
  async isCurrent(row: number): Promise<void> {
    await this.grid.locator(`[aria-rowindex="${row + 1}"][aria-current="true"]`).waitFor();
  }

  /** From now on the elements of the whole page are counted in every frame. */
  async counts(): Promise<void> {
    await this.page.evaluate((name) => {
      const count = (): void => {
        const most = Number(Reflect.get(window, name) ?? 0);
        Object.assign(window, { [name]: Math.max(most, document.querySelectorAll('*').length) });
        requestAnimationFrame(count);
      };
      count();
    }, COUNTED);
  }

  /** The highest number of elements on the page since counting started. */
  async mostElements(): Promise<number> {
    return this.page.evaluate((name) => Number(Reflect.get(window, name)), COUNTED);
  }

  /** Scrolls to the end of the loaded content, frame by frame, until this row appears. */
  async scrollsToRow(row: number): Promise<void> {
    await this.page.evaluate(
      (selector) =>
        new Promise<void>((resolve) => {
          const scroll = (): void => {
            window.scrollTo(0, document.documentElement.scrollHeight);
            if (document.querySelector(selector) === null) requestAnimationFrame(scroll);
            else resolve();
          };
          scroll();
        }),
      `[role="row"][aria-rowindex="${row + 1}"]`,
    );
  }

  /** Jumps far up and down, as when dragging the scroll bar, with one frame at each place. */
  async leapsAround(): Promise<void> {
    await this.page.evaluate(async () => {
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let leap = 0; leap < 60; leap += 1) {
        const share = (leap * 37) % 60;
        window.scrollTo(0, (document.documentElement.scrollHeight * share) / 60);
        await frame();
      }
    });
  }

  private row(row: number): Locator {
    return this.grid.locator(`[role="row"][aria-rowindex="${row + 1}"]`);
  }
}

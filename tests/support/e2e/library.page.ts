import type { Locator, Page } from 'playwright-core';
import type { Listener } from './listener';

/** What a listener does to add music to the library: hearts, saving, the menu of a song, the dialogs of playlists. Vietnamese. */
export class KeepingPage {
  private readonly page: Page;
  private readonly main: Locator;

  constructor(private readonly listener: Listener) {
    this.page = listener.page;
    this.main = this.page.getByRole('main');
  }

  /** The table of songs of the page. */
  get table(): Locator {
    return this.main.getByRole('grid');
  }

  get dock(): Locator {
    return this.page.getByRole('region', { name: 'Trình phát', exact: true });
  }

  get sidebar(): Locator {
    return this.page.getByRole('region', { name: 'Bộ sưu tập của bạn' });
  }

  heart(title: string, within: Locator = this.table): Locator {
    return within.getByRole('button', { name: `Thích ${title}`, exact: true });
  }

  async seesHeart(title: string, isLiked: boolean, within: Locator = this.table): Promise<void> {
    await within.getByRole('button', { name: `Thích ${title}`, exact: true, pressed: isLiked }).waitFor();
  }

  /** Waits for a button with this pressed state, such as those for saving and following. */
  async seesPressed(name: string, isPressed: boolean): Promise<void> {
    await this.main.getByRole('button', { name, pressed: isPressed }).waitFor();
  }

  row(title: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  /** Starts a song of the table, so that the player shows it. */
  async plays(title: string): Promise<void> {
    await this.row(title)
      .getByRole('button', { name: this.listener.words.playSong(title) })
      .click();
    await this.listener.player.showsSong(title);
  }

  async opensMenu(row: Locator): Promise<Locator> {
    await row.click({ button: 'right' });
    const menu = this.page.getByRole('menu', { name: /^Lựa chọn cho / });
    await menu.waitFor();
    return menu;
  }

  async choosesInMenu(title: string, item: string): Promise<void> {
    const menu = await this.opensMenu(this.row(title));
    await menu.getByRole('menuitem', { name: item, exact: true }).click();
  }

  /** Waits for a notice of success or failure. */
  async isTold(text: string, how: 'status' | 'alert' = 'status'): Promise<void> {
    const notices = this.page.getByRole('region', { name: 'Thông báo' });
    await notices.getByRole(how).filter({ hasText: text }).first().waitFor();
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  async isRidOf(dialog: Locator): Promise<void> {
    await dialog.waitFor({ state: 'hidden' });
  }
}

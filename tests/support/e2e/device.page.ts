import type { Locator } from 'playwright-core';
import type { Listener } from './listener';

const OPEN = 'Thiết bị khác';
const TITLE = 'Nghe trên thiết bị nào';

/** What a listener does with the account's other devices. Both are called Linux: there are never more than two. */
export class DevicePage {
  constructor(private readonly listener: Listener) {}

  /** The dialog, once it lists another device. */
  async opens(): Promise<Locator> {
    const { page } = this.listener;
    await page.getByRole('button', { name: OPEN }).click();
    const dialog = page.getByRole('dialog', { name: TITLE });
    await dialog.getByRole('listitem').nth(1).waitFor();
    return dialog;
  }

  async seesOther(): Promise<void> {
    await this.listener.page.getByRole('button', { name: OPEN }).waitFor();
  }

  async seesNoOther(): Promise<void> {
    await this.listener.page.getByRole('button', { name: OPEN }).waitFor({ state: 'hidden' });
  }

  async controls(): Promise<void> {
    await this.chooses(/^Điều khiển /);
    await this.listener.sees('Đang nghe trên Linux');
  }

  async letsGo(): Promise<void> {
    await this.chooses(/^Thôi điều khiển /);
  }

  async takesOver(): Promise<void> {
    await this.chooses(/^Nghe ở đây /);
  }

  async handsOver(): Promise<void> {
    await this.chooses(/^Phát ở đó, /);
  }

  private async chooses(name: RegExp): Promise<void> {
    await (await this.opens()).getByRole('button', { name }).click();
  }
}

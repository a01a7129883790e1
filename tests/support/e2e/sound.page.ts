import type { Locator } from 'playwright-core';
import type { Listener } from './listener';

/** What a listener does in the dialog about the sound. */
export class SoundPage {
  constructor(private readonly listener: Listener) {}

  async opens(): Promise<void> {
    await this.listener.pressesButton('Âm thanh');
    await this.dialog.waitFor();
  }

  async closes(): Promise<void> {
    await this.presses('Đóng');
    await this.dialog.waitFor({ state: 'detached' });
  }

  async presses(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async chooses(name: string): Promise<void> {
    await this.dialog.getByRole('radio', { name, exact: true }).setChecked(true, { force: true });
  }

  /** Focuses a band, as the Tab key does, and presses keys there. */
  async movesBand(name: string, ...keys: readonly string[]): Promise<void> {
    const band = this.dialog.getByRole('slider', { name, exact: true });
    for (const key of keys) await band.press(key);
  }

  async switchesEqualiser(isOn: boolean): Promise<void> {
    await this.dialog.getByRole('switch', { name: 'Bộ cân bằng', exact: true }).setChecked(isOn);
  }

  /** A band's text for screen readers. */
  async spokenBand(name: string): Promise<string | null> {
    return this.dialog.getByRole('slider', { name, exact: true }).getAttribute('aria-valuetext');
  }

  async reads(text: string | RegExp): Promise<void> {
    await this.dialog.getByText(text).first().waitFor();
  }

  private get dialog(): Locator {
    return this.listener.page.getByRole('dialog', { name: 'Âm thanh', exact: true });
  }
}

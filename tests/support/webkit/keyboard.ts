import type { InputDevices } from './input-devices';

/** Playwright's keyboard. */
export class WebKitKeyboard {
  constructor(private readonly devices: InputDevices) {}

  async press(key: string): Promise<void> {
    await this.devices.key(key);
  }

  async insertText(text: string): Promise<void> {
    await this.devices.insert(text);
  }

  /** Letter by letter. */
  async type(text: string): Promise<void> {
    for (const letter of text) await this.devices.key(letter === '\n' ? 'Enter' : letter);
  }
}

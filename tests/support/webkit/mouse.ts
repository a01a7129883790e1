import type { InputDevices } from './input-devices';

interface Pressing {
  readonly button?: 'left' | 'middle' | 'right';
  readonly clickCount?: number;
}

/** Playwright's mouse. */
export class WebKitMouse {
  constructor(private readonly devices: InputDevices) {}

  async move(x: number, y: number, { steps = 1 }: { steps?: number } = {}): Promise<void> {
    await this.devices.move(x, y, steps);
  }

  async down({ button }: Pressing = {}): Promise<void> {
    await this.devices.down(button);
  }

  async up({ button }: Pressing = {}): Promise<void> {
    await this.devices.up(button);
  }

  async click(x: number, y: number, pressing: Pressing = {}): Promise<void> {
    await this.devices.click(x, y, pressing);
  }

  async wheel(deltaX: number, deltaY: number): Promise<void> {
    await this.devices.wheel(deltaX, deltaY);
  }
}

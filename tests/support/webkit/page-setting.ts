import type { InputDevices } from './input-devices';
import type { PageCalls } from './page-calls';

/** What the locators and elements of a page work with. */
export interface PageSetting {
  readonly calls: PageCalls;
  readonly devices: InputDevices;
  /** How long is waited for what is asked for, where nothing else is said. */
  limitMs(): number;
}

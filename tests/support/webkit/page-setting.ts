import type { InputDevices } from './input-devices';
import type { PageCalls } from './page-calls';

/** The services that the locators and elements of a page use. */
export interface PageSetting {
  readonly calls: PageCalls;
  readonly devices: InputDevices;
  /** The time limit of a wait, unless another one is given. */
  limitMs(): number;
}

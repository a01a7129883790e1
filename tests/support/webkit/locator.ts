import { cssStep } from './css-step';
import { guarded } from './guarded';
import type { WaitOptions } from './located';
import { LocatorReadings } from './locator-readings';
import type { PageSetting } from './page-setting';
import { pressAt, type Pressing } from './press-element';
import { roleStep, type RoleOptions } from './role-step';
import { wordsOf, type Step } from './steps';

interface Filter {
  readonly has?: WebKitLocator;
  readonly hasText?: string | RegExp;
  readonly visible?: boolean;
}

interface Exactness {
  readonly exact?: boolean;
}

type State = 'attached' | 'detached' | 'visible' | 'hidden';

/** Playwright's locator: the path to an element, which is followed anew at each use. */
export class WebKitLocator extends LocatorReadings {
  locator(selector: string): WebKitLocator {
    return this.by(cssStep(selector));
  }

  getByRole(role: string, options: RoleOptions = {}): WebKitLocator {
    return this.by(roleStep(role, options));
  }

  getByText(text: string | RegExp, { exact = false }: Exactness = {}): WebKitLocator {
    return this.by({ kind: 'text', words: wordsOf(text, exact) });
  }

  getByLabel(text: string | RegExp, { exact = false }: Exactness = {}): WebKitLocator {
    return this.by({ kind: 'label', words: wordsOf(text, exact) });
  }

  filter({ has, hasText, visible }: Filter): WebKitLocator {
    const steps: Step[] = [];
    if (has) steps.push({ kind: 'has', steps: has.steps });
    if (hasText !== undefined) steps.push({ kind: 'hasText', words: wordsOf(hasText) });
    if (visible !== undefined) steps.push({ kind: 'visible', isVisible: visible });
    return this.by(...steps);
  }

  and(other: WebKitLocator): WebKitLocator {
    return this.by({ kind: 'and', steps: other.steps });
  }

  nth(at: number): WebKitLocator {
    return this.by({ kind: 'nth', at });
  }

  first(): WebKitLocator {
    return this.nth(0);
  }

  last(): WebKitLocator {
    return this.nth(-1);
  }

  async click(pressing: Pressing = {}): Promise<void> {
    await this.until('click', pressing, async () => {
      const point = await this.point('click', pressing, pressing.trial !== true);
      const isDone = pressing.trial === true || (await pressAt(this.setting, point, pressing));
      return isDone ? { found: true } : { missing: 'it has moved away' };
    });
  }

  async hover(pressing: Pressing = {}): Promise<void> {
    const { x, y } = await this.point('hover', pressing, false);
    await this.setting.devices.move(x, y);
  }

  async fill(text: string, waitOptions: WaitOptions = {}): Promise<void> {
    await (await this.element('fill', waitOptions)).fill(text, waitOptions);
  }

  async focus(waitOptions: WaitOptions = {}): Promise<void> {
    await this.evaluate((element: HTMLElement) => element.focus(), undefined, waitOptions);
  }

  async press(key: string, waitOptions: WaitOptions = {}): Promise<void> {
    await this.focus(waitOptions);
    await this.setting.devices.key(key);
  }

  async setChecked(isOn: boolean, pressing: Pressing = {}): Promise<void> {
    if ((await this.isChecked(pressing)) === isOn) return;
    await this.click(pressing);
    await this.until('setChecked', pressing, async () =>
      (await this.isChecked(pressing)) === isOn ? { found: true } : { missing: 'the press changed nothing' },
    );
  }

  async selectOption(wanted: string | { readonly label?: string; readonly value?: string }): Promise<string[]> {
    return (await this.element('selectOption', {})).selectOption(wanted);
  }

  async scrollIntoViewIfNeeded(waitOptions: WaitOptions = {}): Promise<void> {
    await (await this.element('scrollIntoViewIfNeeded', waitOptions)).scrollIntoViewIfNeeded();
  }

  async waitFor({ state = 'visible', timeout }: WaitOptions & { readonly state?: State } = {}): Promise<void> {
    await this.until(`waitFor ${state}`, { timeout }, async () => {
      const { count, isVisible } = await this.seen();
      const holds = { attached: count > 0, detached: count === 0, visible: isVisible, hidden: !isVisible }[state];
      const stands = count === 0 ? 'not there' : isVisible ? 'visible' : 'hidden';
      return holds ? { found: true } : { missing: `it is ${stands}` };
    });
  }

  private by(...steps: readonly Step[]): WebKitLocator {
    return locatorOf(this.setting, [...this.steps, ...steps]);
  }
}

export const locatorOf = (setting: PageSetting, steps: readonly Step[]): WebKitLocator =>
  guarded('locator', new WebKitLocator(setting, steps));

import { elementOf, type WebKitElement } from './element';
import type { Finder } from './finder-page';
import { lookUntil, type Look } from './look-until';
import type { PageSetting } from './page-setting';
import { steadyPoint, type Pressing } from './press-element';
import type { PressPoint } from './press-point';
import type { Step } from './steps';

export interface WaitOptions {
  readonly timeout?: number | undefined;
}

interface Seen {
  readonly count: number;
  readonly isVisible: boolean;
}

/** In a page: the only element that the steps find, or none. */
function only(finder: Finder, steps: readonly Step[]): Element | null {
  const [one = null, ...others] = finder.find(steps);
  if (others.length > 0) throw new Error(`strict mode violation: ${others.length + 1} elements, where one is meant`);
  return one;
}

const ONLY = only.toString();

/** Acts on the element that the steps find, as soon as that is possible. */
export class Located {
  constructor(
    protected readonly setting: PageSetting,
    readonly steps: readonly Step[],
  ) {}

  protected async seen(): Promise<Seen> {
    const called = `(finder, steps) => {
      const element = (${ONLY})(finder, steps);
      return { count: element === null ? 0 : 1, isVisible: element !== null && finder.isVisible(element) };
    }`;
    return this.setting.calls.find<Seen>(called, this.steps);
  }

  /** The one element, as soon as it exists. */
  protected async element(action: string, waitOptions: WaitOptions): Promise<WebKitElement> {
    return this.until<WebKitElement>(action, waitOptions, async () => {
      const keptAs = await this.setting.calls.keep(ONLY, this.steps);
      return keptAs === null ? { missing: 'it is not there' } : { found: elementOf(this.setting, keptAs) };
    });
  }

  /** The point at which a hand can reach it, as soon as there is one. */
  protected async point(action: string, pressing: Pressing, isPressed: boolean): Promise<{ x: number; y: number }> {
    const called = `(finder, [steps, how]) => {
      const element = (${ONLY})(finder, steps);
      return element === null ? { obstacle: 'it is not there' } : finder.pressPoint(element, how);
    }`;
    const how = { offset: pressing.position ?? null, isForced: pressing.force === true, isPressed };
    const look = steadyPoint(() => this.setting.calls.find<PressPoint>(called, [this.steps, how]));
    return this.until(action, pressing, look);
  }

  protected async until<T>(action: string, { timeout }: WaitOptions, look: () => Promise<Look<T>>): Promise<T> {
    return lookUntil(`locator.${action} of ${String(this)}`, timeout ?? this.setting.limitMs(), look);
  }

  toString(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' > ');
  }
}

import { Located, type WaitOptions } from './located';
import type { PageFunction } from './page-calls';
import type { WebKitElement } from './element';

/** Reads values from the element that a locator leads to. */
export class LocatorReadings extends Located {
  async isChecked(waitOptions: WaitOptions = {}): Promise<boolean> {
    const ask = (element: HTMLInputElement): boolean =>
      element.tagName === 'INPUT' ? element.checked : element.ariaChecked === 'true';
    return this.evaluate<boolean>(ask, undefined, waitOptions);
  }

  async innerText(waitOptions: WaitOptions = {}): Promise<string> {
    return this.evaluate<string>((element: HTMLElement) => element.innerText, undefined, waitOptions);
  }

  async textContent(waitOptions: WaitOptions = {}): Promise<string | null> {
    return this.evaluate<string | null>((element: Element) => element.textContent, undefined, waitOptions);
  }

  async inputValue(waitOptions: WaitOptions = {}): Promise<string> {
    return this.evaluate<string>((element: HTMLInputElement) => element.value, undefined, waitOptions);
  }

  async getAttribute(name: string, waitOptions: WaitOptions = {}): Promise<string | null> {
    return this.evaluate<string | null>(
      (element: Element, key: string) => element.getAttribute(key),
      name,
      waitOptions,
    );
  }

  async allInnerTexts(): Promise<string[]> {
    return this.evaluateAll<string[]>((all: HTMLElement[]) => all.map((element) => element.innerText));
  }

  /** How many there are now. */
  async count(): Promise<number> {
    return this.evaluateAll<number>((all: Element[]) => all.length);
  }

  async boundingBox(waitOptions: WaitOptions = {}): ReturnType<WebKitElement['boundingBox']> {
    return (await this.element('boundingBox', waitOptions)).boundingBox();
  }

  async evaluate<T>(called: PageFunction, arg?: unknown, waitOptions: WaitOptions = {}): Promise<T> {
    return (await this.element('evaluate', waitOptions)).evaluate<T>(called, arg);
  }

  /** Called with all current elements. */
  async evaluateAll<T>(called: PageFunction, arg?: unknown): Promise<T> {
    const text = `(finder, [steps, given]) => (${called.toString()})(finder.find(steps), given)`;
    return this.setting.calls.find<T>(text, [this.steps, arg]);
  }

  async elementHandle(waitOptions: WaitOptions = {}): Promise<WebKitElement> {
    return this.element('elementHandle', waitOptions);
  }
}

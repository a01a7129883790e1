import { Located, type Patience } from './located';
import type { PageFunction } from './page-calls';
import type { WebKitElement } from './element';

/** What is read of the element that a locator leads to. */
export class LocatorReadings extends Located {
  async isChecked(patience: Patience = {}): Promise<boolean> {
    const ask = (element: HTMLInputElement): boolean =>
      element.tagName === 'INPUT' ? element.checked : element.ariaChecked === 'true';
    return this.evaluate<boolean>(ask, undefined, patience);
  }

  async innerText(patience: Patience = {}): Promise<string> {
    return this.evaluate<string>((element: HTMLElement) => element.innerText, undefined, patience);
  }

  async textContent(patience: Patience = {}): Promise<string | null> {
    return this.evaluate<string | null>((element: Element) => element.textContent, undefined, patience);
  }

  async inputValue(patience: Patience = {}): Promise<string> {
    return this.evaluate<string>((element: HTMLInputElement) => element.value, undefined, patience);
  }

  async getAttribute(name: string, patience: Patience = {}): Promise<string | null> {
    return this.evaluate<string | null>((element: Element, key: string) => element.getAttribute(key), name, patience);
  }

  async allInnerTexts(): Promise<string[]> {
    return this.evaluateAll<string[]>((all: HTMLElement[]) => all.map((element) => element.innerText));
  }

  /** How many there are now. */
  async count(): Promise<number> {
    return this.evaluateAll<number>((all: Element[]) => all.length);
  }

  async boundingBox(patience: Patience = {}): ReturnType<WebKitElement['boundingBox']> {
    return (await this.element('boundingBox', patience)).boundingBox();
  }

  async evaluate<T>(called: PageFunction, arg?: unknown, patience: Patience = {}): Promise<T> {
    return (await this.element('evaluate', patience)).evaluate<T>(called, arg);
  }

  /** Of all that are there now. */
  async evaluateAll<T>(called: PageFunction, arg?: unknown): Promise<T> {
    const text = `(finder, [steps, given]) => (${called.toString()})(finder.find(steps), given)`;
    return this.setting.calls.find<T>(text, [this.steps, arg]);
  }

  async elementHandle(patience: Patience = {}): Promise<WebKitElement> {
    return this.element('elementHandle', patience);
  }
}

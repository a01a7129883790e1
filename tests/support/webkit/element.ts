import { guarded } from './guarded';
import { lookUntil } from './look-until';
import type { PageFunction } from './page-calls';
import type { PageSetting } from './page-setting';
import type { KeptElement } from './spelled';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type ElementState = 'stable' | 'visible' | 'hidden' | 'enabled' | 'disabled';

export const elementOf = (setting: PageSetting, keptAs: number): WebKitElement =>
  guarded('elementHandle', new WebKitElement(setting, keptAs));

/** Playwright's element handle: one element, which its page stores until the page is left. */
export class WebKitElement implements KeptElement {
  constructor(
    private readonly setting: PageSetting,
    readonly keptAs: number,
  ) {}

  async evaluate<T>(called: PageFunction, arg?: unknown): Promise<T> {
    return this.setting.calls.evaluate<T>(called, { keptAs: this.keptAs }, arg);
  }

  async boundingBox(): Promise<Box | null> {
    return this.evaluate<Box | null>((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return width === 0 && height === 0 ? null : { x, y, width, height };
    });
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.evaluate((element: Element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      const isSeen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      if (!isSeen) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    });
  }

  async waitForElementState(state: ElementState, { timeout }: { timeout?: number } = {}): Promise<void> {
    let last = '';
    await lookUntil(`waitForElementState ${state}`, timeout ?? this.setting.limitMs(), async () => {
      const now = await this.evaluate<{ box: string; isVisible: boolean; isDisabled: boolean }>((element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const isVisible = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
        return { box: [x, y, width, height].join(), isVisible, isDisabled: element.matches(':disabled') };
      });
      const holds: Readonly<Record<ElementState, boolean>> = {
        stable: now.box === last,
        visible: now.isVisible,
        hidden: !now.isVisible,
        enabled: !now.isDisabled,
        disabled: now.isDisabled,
      };
      last = now.box;
      return holds[state] ? { found: true } : { missing: `it is not ${state}` };
    });
  }

  /** Replaces the whole text of the field at once. */
  async fill(text: string, { timeout }: { timeout?: number | undefined } = {}): Promise<void> {
    const waitOptions = timeout === undefined ? {} : { timeout };
    await this.waitForElementState('visible', waitOptions);
    await this.waitForElementState('enabled', waitOptions);
    await this.evaluate((field: HTMLInputElement, filled: string) => {
      field.focus();
      if (field.isContentEditable) getSelection()?.selectAllChildren(field);
      else field.select();
      if (filled === '') document.execCommand('delete');
      else document.execCommand('insertText', false, filled);
    }, text);
  }

  async selectOption(wanted: string | { readonly label?: string; readonly value?: string }): Promise<string[]> {
    const { label, value } = typeof wanted === 'string' ? { value: wanted } : { value: undefined, ...wanted };
    return this.evaluate<string[]>(
      (list: HTMLSelectElement, [said, meant]: [string | undefined, string | undefined]) => {
        const option = [...list.options].find((each) => each.label === said || each.value === meant);
        if (option === undefined) throw new Error(`no option says "${said ?? meant ?? ''}"`);
        list.value = option.value;
        list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return [option.value];
      },
      [label, value],
    );
  }
}

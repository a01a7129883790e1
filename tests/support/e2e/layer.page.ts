import type { Locator, Page } from 'playwright-core';

/** How a layer over the page is opened, and how it is recognised. Vietnamese. */
interface Way {
  /** The button, within the topmost layer. */
  readonly button: string | RegExp;
  readonly role: 'dialog' | 'complementary' | 'menu' | 'listbox' | 'group';
  readonly name?: string | RegExp;
}

const PANEL = 'Hàng đợi, gợi ý và lời bài hát';

const WAYS = {
  'the full player': { button: 'Toàn màn hình', role: 'dialog', name: 'Trình phát toàn màn hình' },
  'the queue beside the page': { button: 'Hàng đợi', role: 'complementary', name: PANEL },
  'the words beside the page': { button: 'Lời bài hát', role: 'complementary', name: PANEL },
  'a question for an account': { button: /^Thêm vào playlist/, role: 'dialog', name: 'Đăng nhập để tạo playlist' },
  'the menu of a song': { button: /^Lựa chọn khác/, role: 'menu' },
  'the qualities': { button: /^Chất lượng/, role: 'dialog', name: 'Chất lượng' },
  'the sound': { button: 'Âm thanh', role: 'dialog', name: 'Âm thanh' },
  'the list of keys': { button: 'Phím tắt', role: 'dialog', name: 'Phím tắt' },
  'the whole player': { button: 'Mở trình phát', role: 'dialog', name: 'Đang phát' },
  'the whole words': { button: 'Mở rộng lời bài hát', role: 'group', name: 'Lời bài hát' },
  'the queue sheet': { button: 'Hàng đợi', role: 'dialog', name: PANEL },
  'a menu sheet': { button: /^Lựa chọn khác/, role: 'dialog', name: /^Lựa chọn cho/ },
} as const satisfies Readonly<Record<string, Way>>;

export type LayerName = keyof typeof WAYS;

/** Opens layers over a page and checks that they are shown. */
export class LayerPage {
  constructor(private readonly page: Page) {}

  async opens(layer: LayerName): Promise<void> {
    const top = this.page.locator('dialog[open]');
    const scope = (await top.count()) > 0 ? top.last() : this.page;
    await scope.getByRole('button', { name: WAYS[layer].button, exact: true }).locator('visible=true').first().click();
    await this.sees(layer);
  }

  async sees(layer: LayerName): Promise<void> {
    await this.locate(layer).waitFor();
  }

  async seesNoMore(layer: LayerName): Promise<void> {
    await this.locate(layer).waitFor({ state: 'hidden' });
  }

  private locate(layer: LayerName): Locator {
    const way: Way = WAYS[layer];
    return this.page.getByRole(way.role, { name: way.name, exact: true }).last();
  }
}

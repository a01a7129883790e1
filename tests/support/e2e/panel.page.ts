import type { CDPSession, Locator, Page } from 'playwright-core';

const NAME = 'Hàng đợi, gợi ý và lời bài hát';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a listener does in the panel beside the page, which is a sheet on a phone. Vietnamese. */
export class PanelPage {
  readonly panel: Locator;

  constructor(
    private readonly page: Page,
    isSheet = false,
  ) {
    this.panel = page.getByRole(isSheet ? 'dialog' : 'complementary', { name: NAME, exact: true });
  }

  get next(): Locator {
    return this.panel.getByRole('list', { name: 'Các bài tiếp theo, sắp xếp được', exact: true });
  }

  get suggestions(): Locator {
    return this.panel.getByRole('list', { name: 'Gợi ý, sắp xếp được', exact: true });
  }

  /** The panel slides in; before it has stopped, it cannot be measured. */
  async standsStill(): Promise<void> {
    await (await this.panel.elementHandle())?.waitForElementState('stable');
  }

  tab(name: 'Hàng đợi' | 'Gợi ý'): Locator {
    return this.panel.getByRole('tab', { name, exact: true });
  }

  handle(title: string): Locator {
    return this.panel.getByRole('button', { name: `Dời ${title}`, exact: true });
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** The titles of a list's drawn rows, from top to bottom. */
  async titles(list: Locator): Promise<string[]> {
    return list.evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>('[data-row]')]
        .map((row) => ({ top: Number(/translateY\((-?[\d.]+)/.exec(row.style.transform)?.[1]), row }))
        .sort((one, other) => one.top - other.top)
        .map(({ row }) => row.querySelector('button')?.getAttribute('aria-label')?.replace(/^Dời /, '') ?? ''),
    );
  }

  /** Waits until a list has this order. */
  async stands(list: Locator, titles: readonly string[]): Promise<void> {
    const deadline = performance.now() + 10_000;
    let seen: string[] = [];
    while (performance.now() < deadline) {
      seen = await this.titles(list);
      if (seen.join('|') === titles.join('|')) return;
      await this.page.waitForTimeout(50);
    }
    throw new Error(`expected ${titles.join(', ')}; the list stands ${seen.join(', ')}`);
  }

  /** Waits until a step is announced to screen readers. */
  async hears(text: string): Promise<void> {
    await this.panel.getByRole('status').filter({ hasText: text }).first().waitFor();
  }

  async drags(title: string, onto: string): Promise<void> {
    const [from, to] = await this.way(title, onto);
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, (from.y + to.y) / 2, { steps: 4 });
    await mouse.move(to.x, to.y, { steps: 4 });
    await mouse.up();
  }

  /** Rests a finger on the handle, then drags it to the row of another song. */
  async dragsByFinger(title: string, onto: string): Promise<void> {
    const [from, to] = await this.way(title, onto);
    const finger = await this.page.context().newCDPSession(this.page);
    await preload(finger, 'touchStart', from);
    await this.panel.locator('[data-lifted="true"]').waitFor();
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await preload(finger, 'touchMove', { x: to.x, y: from.y + (to.y - from.y) * share });
    }
    await preload(finger, 'touchEnd');
    await finger.detach();
  }

  private async way(title: string, onto: string): Promise<[Point, Point]> {
    return [await middleOf(this.handle(title)), await middleOf(this.handle(onto))];
  }
}

async function preload(finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
}

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const element = await target.elementHandle();
  await element?.waitForElementState('stable');
  const box = await target.boundingBox();
  if (box === null) throw new Error('what is to be dragged is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

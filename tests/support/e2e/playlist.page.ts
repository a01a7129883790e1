import type { Locator, Page } from 'playwright-core';

const EDITOR = 'Bài hát trong playlist, sắp xếp được';

/** What the owner of a playlist does with it on its page and in its dialogs. Vietnamese. */
export class PlaylistPage {
  constructor(private readonly page: Page) {}

  get form(): Locator {
    return this.page.getByRole('dialog', { name: /^(Tạo playlist mới|Sửa playlist)$/ });
  }

  /** The list in which songs are moved. */
  get editor(): Locator {
    return this.page.getByRole('list', { name: EDITOR });
  }

  async names(name: string): Promise<void> {
    await this.form.getByLabel('Tên playlist').fill(name);
  }

  /** Submits the form, which closes once it is saved. */
  async keepsForm(button: 'Tạo playlist' | 'Lưu'): Promise<void> {
    await this.form.getByRole('button', { name: button, exact: true }).click();
    await this.form.waitFor({ state: 'hidden' });
  }

  async beginsToSort(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sắp xếp bài hát' }).click();
    await this.editor.waitFor();
  }

  handle(title: string): Locator {
    return this.editor.getByRole('button', { name: `Dời ${title}`, exact: true });
  }

  /**
   * Drags with the pointer from the handle of a song to the row of another. There is only one pointer, so a tab in the background
   * has none.
   */
  async drags(title: string, onto: string): Promise<void> {
    await this.page.bringToFront();
    const { mouse } = this.page;
    await this.handle(title).hover();
    const from = await middleOf(this.handle(title));
    const to = await middleOf(this.handle(onto));
    await mouse.down();
    await mouse.move(to.x, (from.y + to.y) / 2, { steps: 4 });
    await mouse.move(to.x, to.y, { steps: 4 });
    await mouse.up();
  }

  /** Waits until a step is announced to screen readers. */
  async hearsOfStep(text: string): Promise<void> {
    await this.page.getByRole('main').getByRole('status').filter({ hasText: text }).waitFor();
  }

  /** The songs of the table, as they are shown. */
  async titles(): Promise<string[]> {
    const rows = this.page.getByRole('main').getByRole('grid').locator('[role="row"][data-index]');
    await rows.first().waitFor();
    return rows.locator('a[href^="/song/"]').allInnerTexts();
  }

  /** Waits for the server's response to a change of a playlist's songs. */
  async isAnswered(part: 'songs' | 'order', action: () => Promise<unknown>): Promise<void> {
    const answered = this.page.waitForResponse(
      (answer) => new RegExp(`/backend/playlist/[^/]+/${part}$`).test(answer.url()) && answer.ok(),
    );
    await Promise.all([answered, action()]);
  }
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const element = await target.elementHandle();
  await element?.waitForElementState('stable');
  const box = await target.boundingBox();
  if (box === null) throw new Error('what is to be dragged is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

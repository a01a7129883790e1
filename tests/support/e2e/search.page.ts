import type { Locator, Page } from 'playwright-core';
import type { Listener } from './listener';

const BEST = 'Khớp nhất';

/** A person at the search field and on the page of results. Vietnamese. */
export class SearchPage {
  readonly field: Locator;
  private readonly page: Page;
  private readonly form: Locator;
  private readonly main: Locator;

  constructor(listener: Listener) {
    this.page = listener.page;
    this.form = this.page.getByRole('search');
    this.field = this.form.getByRole('combobox');
    this.main = this.page.getByRole('main');
  }

  /** Letter by letter, after the existing text. */
  async types(text: string): Promise<void> {
    await this.field.focus();
    await this.page.keyboard.type(text);
  }

  /** All at once, wherever the focus is, as a keyboard that composes letters does. */
  async enters(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
  }

  /** Replaces the existing text. */
  async typesInstead(text: string): Promise<void> {
    await this.field.fill(text);
  }

  /** Focuses the field by its shortcut key, once the field exists. */
  async goesToField(key = '/'): Promise<void> {
    await this.field.waitFor();
    // A key pressed before the shortcut code has loaded has no effect.
    for (let tries = 0; tries < 100; tries += 1) {
      await this.page.keyboard.press(key);
      if (await this.field.evaluate((field) => field === document.activeElement)) break;
      await this.page.waitForTimeout(50);
    }
    await this.hasFocus();
  }

  /** The keyboard's focus is in the field. */
  async hasFocus(): Promise<void> {
    await this.form.locator('input:focus').waitFor();
  }

  async hasLostFocus(): Promise<void> {
    await this.form.locator('input:not(:focus)').waitFor();
  }

  async text(): Promise<string> {
    return this.field.inputValue();
  }

  /** The list below the field contains this name. */
  async isOffered(name: string): Promise<void> {
    await this.option(name).first().waitFor();
  }

  /** The contents of the list below the field, in order. */
  async offers(): Promise<string[]> {
    return this.form.getByRole('option').allInnerTexts();
  }

  /** The list below the field is gone, and the field is marked as collapsed. */
  async offersNothing(): Promise<void> {
    await this.form.getByRole('listbox').waitFor({ state: 'detached' });
    await this.form.getByRole('combobox', { expanded: false }).waitFor();
  }

  /** The option that is marked in the list and that the field reports to a screen reader; empty if there is none. */
  async marked(): Promise<string> {
    return this.field.evaluate((field) => {
      const id = field.getAttribute('aria-activedescendant') ?? 'nothing';
      const option = document.getElementById(id);
      return option?.getAttribute('aria-selected') === 'true' ? option.innerText : '';
    });
  }

  /** This title is shown as the best match. */
  async findsBest(title: string): Promise<void> {
    await this.part(BEST).getByRole('heading', { level: 3, name: title, exact: true }).waitFor();
  }

  /** Waits until the first songs of the results are these. */
  async findsSongs(titles: readonly string[]): Promise<void> {
    await this.page.waitForFunction((wanted) => {
      const links = [...document.querySelectorAll('main section[aria-label="Bài hát"] a[href^="/song/"]')];
      return wanted.every((title, place) => links[place]?.textContent === title);
    }, titles);
  }

  /** The results show a song with this line in its lyrics. */
  async findsLine(line: string): Promise<void> {
    await this.part('Trong lời nhạc').getByRole('link', { name: line }).waitFor();
  }

  /** The recent searches on the search page. */
  async recent(): Promise<string[]> {
    return this.part('Tìm gần đây').getByRole('link').allInnerTexts();
  }

  private part(name: string): Locator {
    return this.main.getByRole('region', { name, exact: true });
  }

  private option(name: string): Locator {
    return this.form.getByRole('option', { name });
  }
}

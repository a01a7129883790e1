import type { Locator, Page } from 'playwright-core';
import type { Listener } from './listener';

const BEST = 'Khớp nhất';

/** Somebody at the search field and at the page of what was found. Vietnamese. */
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

  /** Letter by letter, after those that stand there. */
  async types(text: string): Promise<void> {
    await this.field.focus();
    await this.page.keyboard.type(text);
  }

  /** Wherever the focus is, all at once, as a keyboard that composes letters gives them. */
  async enters(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
  }

  /** In place of what stood there. */
  async typesInstead(text: string): Promise<void> {
    await this.field.fill(text);
  }

  /** To the field by its key, as soon as it is there. */
  async goesToField(key = '/'): Promise<void> {
    await this.field.waitFor();
    // A key before the code of the keys is there is nobody's.
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

  /** The list below the field offers this. */
  async isOffered(name: string): Promise<void> {
    await this.option(name).first().waitFor();
  }

  /** What the list below the field offers, in order. */
  async offers(): Promise<string[]> {
    return this.form.getByRole('option').allInnerTexts();
  }

  /** The list below the field is gone, and the field says so. */
  async offersNothing(): Promise<void> {
    await this.form.getByRole('listbox').waitFor({ state: 'detached' });
    await this.form.getByRole('combobox', { expanded: false }).waitFor();
  }

  /** What the field tells a screen reader is marked in the list; nothing where nothing is. */
  async marked(): Promise<string> {
    return this.field.evaluate((field) => {
      const id = field.getAttribute('aria-activedescendant') ?? 'nothing';
      const option = document.getElementById(id);
      return option?.getAttribute('aria-selected') === 'true' ? option.innerText : '';
    });
  }

  /** This is shown as what was most likely meant. */
  async findsBest(title: string): Promise<void> {
    await this.part(BEST).getByRole('heading', { level: 3, name: title, exact: true }).waitFor();
  }

  /** The songs that are found begin so, as soon as what was typed last is answered. */
  async findsSongs(titles: readonly string[]): Promise<void> {
    await this.page.waitForFunction((wanted) => {
      const links = [...document.querySelectorAll('main section[aria-label="Bài hát"] a[href^="/song/"]')];
      return wanted.every((title, place) => links[place]?.textContent === title);
    }, titles);
  }

  /** A song in whose words the text is found. */
  async findsLine(line: string): Promise<void> {
    await this.part('Trong lời nhạc').getByRole('link', { name: line }).waitFor();
  }

  /** What was searched before, on the page of searching. */
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

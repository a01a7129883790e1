import type { Locator, Page } from 'playwright-core';
import { AudioProbe } from './audio-probe';
import { songCalled } from './library-facts';
import { PlayerPage } from './player.page';
import type { SpokenWords } from './words';

/** The names on a card lead to pages; pressing the card elsewhere plays it. */
const ON_PICTURE = { position: { x: 12, y: 12 } };

/** A person at a page of the product. Only this class contains the roles and labels that people and screen readers use. */
export class Listener {
  readonly ears: AudioProbe;
  readonly player: PlayerPage;

  constructor(
    readonly page: Page,
    readonly address: string,
    readonly words: SpokenWords,
  ) {
    this.ears = new AudioProbe(page);
    this.player = new PlayerPage(page, words);
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(`${this.address}${path}`);
  }

  async opensHome(): Promise<void> {
    await this.opens('/');
    await this.seesSection(this.words.newSongs);
  }

  /**
   * The code for the single-key shortcuts loads after the page; from then on it handles `l`, which does nothing while no song is
   * loaded.
   */
  async untilKeysAct(): Promise<void> {
    await this.page.waitForFunction(() => !dispatchEvent(new KeyboardEvent('keydown', { key: 'l', cancelable: true })));
  }

  /** The page of a song of the shared product. */
  async opensSong(title: string): Promise<void> {
    const song = await songCalled(title, this.address);
    await this.opens(`/song/${song.id}`);
    await this.seesHeading(title);
  }

  /** The lines of the song's lyrics. */
  async lyrics(): Promise<string[]> {
    const lines = this.page.getByRole('region', { name: this.words.lyrics, exact: true }).locator('p, li');
    await lines.first().waitFor();
    return lines.allInnerTexts();
  }

  async reloads(): Promise<void> {
    await this.page.reload();
  }

  async goesBackInHistory(): Promise<void> {
    await this.page.goBack();
  }

  async seesHeading(name: string): Promise<void> {
    await this.page.getByRole('heading', { name, exact: true }).waitFor();
  }

  async sees(text: string): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  async seesSection(title: string): Promise<void> {
    await this.section(title).waitFor();
  }

  /** The titles of the page's sections, in order. */
  async sections(): Promise<string[]> {
    const headings = this.page.getByRole('main').getByRole('heading', { level: 2 });
    return headings.allInnerTexts();
  }

  /** The titles of the songs in a section, in order. */
  async songsIn(section: string): Promise<string[]> {
    await this.seesSection(section);
    const buttons = this.section(section).getByRole('button');
    const labels = await buttons.evaluateAll((found) => found.map((button) => button.getAttribute('aria-label') ?? ''));
    return labels.flatMap((label) => this.words.songOnButton.exec(label)?.[1] ?? []);
  }

  /** Presses the first occurrence of the song on the page. */
  async plays(title: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.words.playSong(title) })
      .first()
      .click(ON_PICTURE);
  }

  /** Starts the song at this place in a section, from 0, and returns its title. */
  async playsFrom(section: string, place: number): Promise<string> {
    const title = (await this.songsIn(section))[place];
    if (title === undefined) throw new Error(`"${section}" has no song at place ${place}`);
    await this.section(section)
      .getByRole('button', { name: this.words.playSong(title) })
      .click(ON_PICTURE);
    return title;
  }

  /** Resolves when the product has acknowledged that a song was heard. */
  async reportsPlay(): Promise<void> {
    const isReport = (url: string, method: string): boolean => url.endsWith('/backend/history') && method === 'POST';
    await this.page.waitForResponse((answer) => isReport(answer.url(), answer.request().method()) && answer.ok());
  }

  async presses(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async pressesButton(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async followsLink(name: string): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).click();
  }

  async seesButton(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).waitFor();
  }

  async isButtonPressed(name: string): Promise<boolean> {
    const button = this.page.getByRole('button', { name, exact: true });
    return (await button.getAttribute('aria-pressed')) === 'true';
  }

  /** Goes from the player to the page of the song. */
  async followsSongLink(title: string): Promise<void> {
    await this.page.getByRole('region', { name: this.words.player }).getByRole('link', { name: title }).click();
  }

  async focusesSong(title: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.words.playSong(title) })
      .first()
      .focus();
  }

  /** Removes the focus from every control, so that keys go to the page. */
  async leavesFocus(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }

  /** The value that the browser stores for the product under this key. */
  async stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** The text of the element that has the keyboard focus. */
  async focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
  }

  /** Waits until all transitions of colours and positions have ended. */
  async standsStill(): Promise<void> {
    await this.page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
  }

  /** The page's language, theme, title and background. */
  async look(): Promise<{ language: string; theme: string | undefined; title: string; background: string }> {
    return this.page.evaluate(() => ({
      language: document.documentElement.lang,
      theme: document.documentElement.dataset['theme'],
      title: document.title,
      background: getComputedStyle(document.body).backgroundColor,
    }));
  }

  /** Requests to these addresses fail until `regainsAnswers`. */
  async losesAnswers(addresses: RegExp): Promise<void> {
    await this.page.route(addresses, (route) => route.abort());
  }

  async regainsAnswers(addresses: RegExp): Promise<void> {
    await this.page.unroute(addresses);
  }

  /** From now on requests to these addresses never get a response. */
  async neverReceives(addresses: RegExp): Promise<void> {
    await this.page.route(addresses, () => undefined);
  }

  /** Pixels by which the page is wider than the window. */
  async sidewaysOverflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  private section(title: string): Locator {
    return this.page.getByRole('main').getByRole('region', { name: title, exact: true });
  }
}

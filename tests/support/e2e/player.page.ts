import type { Locator, Page } from 'playwright-core';
import type { SpokenWords } from './words';

const SONG_LINK = 'a[href^="/song/"]:not([aria-hidden])';

/** What a listener does with the player at the foot of the page, and reads from it. */
export class PlayerPage {
  constructor(
    private readonly page: Page,
    private readonly words: SpokenWords,
    private readonly dock: Locator = page.getByRole('region', { name: words.player, exact: true }),
  ) {}

  async pauses(): Promise<void> {
    await this.press(this.words.pause);
  }

  async resumes(): Promise<void> {
    await this.press(this.words.play);
  }

  /** Waits until the large button is a play button. */
  async rests(): Promise<void> {
    await this.dock.getByRole('button', { name: this.words.play, exact: true }).waitFor();
  }

  /** Presses the large button after a fault; the message has one of the same name beside it. */
  async triesAgain(): Promise<void> {
    await this.dock.getByRole('button', { name: this.words.retry, exact: true }).last().click();
  }

  async skips(): Promise<void> {
    await this.press(this.words.next);
  }

  async goesBack(): Promise<void> {
    await this.press(this.words.previous);
  }

  async togglesShuffle(): Promise<void> {
    await this.press(this.words.shuffle);
  }

  async togglesMute(): Promise<void> {
    await this.press(this.words.mute);
  }

  /** Presses the loop button until it shows this mode. */
  async loops(mode: 'ALL' | 'ONE'): Promise<void> {
    await this.press(this.words.loop.OFF);
    await this.dock.getByRole('button', { name: this.words.loop.ALL }).waitFor();
    if (mode === 'ALL') return;
    await this.press(this.words.loop.ALL);
    await this.dock.getByRole('button', { name: this.words.loop.ONE }).waitFor();
  }

  /** Presses the seek bar at a share of its length, 0 to 1. */
  async seeksTo(share: number): Promise<void> {
    await this.pressAlong(this.words.seek, share);
  }

  /** Presses the seek bar at this share, and does not release it. */
  async holdsSeekBar(share: number): Promise<void> {
    const { x, y } = await this.pointAlong(this.words.seek, share);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
  }

  async setsVolumeTo(share: number): Promise<void> {
    await this.pressAlong(this.words.volume, share);
  }

  /** Focuses the seek bar, as the Tab key does, and presses a key. */
  async movesSeekBarWith(key: string): Promise<void> {
    await this.slider(this.words.seek).press(key);
  }

  /** The position of the seek bar, in seconds. */
  async position(): Promise<number> {
    return Number(await this.slider(this.words.seek).inputValue());
  }

  /** Waits until the seek bar is at this position or later, in seconds, or the song that was shown is over. */
  async reaches(seconds: number): Promise<void> {
    const bar = await this.slider(this.words.seek).elementHandle();
    const dock = await this.dock.elementHandle();
    const shown = await dock?.evaluate((player, link) => player.querySelector(link)?.textContent, SONG_LINK);
    await this.page.waitForFunction(
      ([input, player, wanted, song, link]) =>
        Number((input as HTMLInputElement | null)?.value) >= wanted ||
        (song !== undefined && (player as Element | null)?.querySelector(link)?.textContent !== song),
      [bar, dock, seconds, shown, SONG_LINK] as const,
    );
  }

  /** Waits until the seek bar is before this position, in seconds; right after a seek it shows the target of the seek. */
  async isBefore(seconds: number): Promise<void> {
    const bar = await this.slider(this.words.seek).elementHandle();
    await this.page.waitForFunction(([input, most]) => Number((input as HTMLInputElement | null)?.value) < most, [
      bar,
      seconds,
    ] as const);
  }

  /** The seek bar's text for screen readers. */
  async spokenPosition(): Promise<string | null> {
    return this.slider(this.words.seek).getAttribute('aria-valuetext');
  }

  /** 0 to 100. */
  async volume(): Promise<number> {
    return Number(await this.slider(this.words.volume).inputValue());
  }

  async isPressed(button: 'shuffle' | 'mute'): Promise<boolean> {
    const pressed = await this.dock.getByRole('button', { name: this.words[button] }).getAttribute('aria-pressed');
    return pressed === 'true';
  }

  /** Waits until the player shows this song. */
  async showsSong(title: string): Promise<void> {
    await this.dock.getByText(title, { exact: true }).first().waitFor();
  }

  async showsNoLonger(title: string): Promise<void> {
    await this.dock.getByText(title, { exact: true }).first().waitFor({ state: 'detached' });
  }

  /** Opens the whole player of a phone. */
  async unfolds(): Promise<PlayerPage> {
    await this.dock.getByRole('button', { name: this.words.openPlayer }).click();
    const sheet = this.page.getByRole('dialog');
    await sheet.waitFor();
    return new PlayerPage(this.page, this.words, sheet);
  }

  async folds(): Promise<void> {
    await this.press(this.words.collapsePlayer);
    await this.dock.waitFor({ state: 'hidden' });
  }

  private slider(name: string): Locator {
    return this.dock.getByRole('slider', { name });
  }

  private async press(name: string): Promise<void> {
    await this.dock.getByRole('button', { name, exact: true }).click();
  }

  /** Presses once the slider is still: opening the player moves the slider. */
  private async pressAlong(name: string, share: number): Promise<void> {
    const { x, y } = await this.pointAlong(name, share);
    await this.page.mouse.click(x, y);
  }

  /** The point to press for this share of a slider. */
  private async pointAlong(name: string, share: number): Promise<{ readonly x: number; readonly y: number }> {
    const slider = await this.slider(name).elementHandle();
    await slider?.waitForElementState('stable');
    const box = await slider?.boundingBox();
    if (!box) throw new Error(`"${name}" is not on the page`);
    // The very end of a slider lies beside it.
    return { x: box.x + Math.min(box.width * share, box.width - 1), y: box.y + box.height / 2 };
  }
}

import type { Locator } from 'playwright-core';
import type { Listener } from './listener';

/** The texts of the player over the whole window. Written out here, so that a mistake in a locale file is noticed. */
const WORDS = {
  vi: { fullScreen: 'Trình phát toàn màn hình', open: 'Toàn màn hình', lyrics: 'Lời', cover: 'Bìa' },
  en: { fullScreen: 'Full-screen player', open: 'Full screen', lyrics: 'Lyrics', cover: 'Cover' },
};

/** The player over the whole window. */
export class FullScreenPage {
  readonly words: (typeof WORDS)['vi'];
  readonly layer: Locator;

  constructor(
    private readonly listener: Listener,
    language: 'vi' | 'en' = 'vi',
  ) {
    this.words = WORDS[language];
    this.layer = listener.page.getByRole('dialog', { name: this.words.fullScreen, exact: true });
  }

  async opens(): Promise<void> {
    await this.listener.pressesButton(this.words.open);
    await this.layer.waitFor();
    await this.settles();
  }

  /** Fills the whole screen; closing the player ends this. */
  async fillsScreenAndCloses(): Promise<void> {
    const { page, words } = this.listener;
    await this.layer.getByRole('button', { name: 'Phủ kín màn hình', exact: true }).click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await this.layer.getByRole('button', { name: words.collapsePlayer, exact: true }).click();
    await page.waitForFunction(() => document.fullscreenElement === null);
    await this.layer.waitFor({ state: 'detached' });
  }

  async shows(face: 'lyrics' | 'cover'): Promise<void> {
    await this.layer.getByRole('button', { name: this.words[face], exact: true }).click();
  }

  line(text: string): Locator {
    return this.layer.getByRole('button', { name: text, exact: true });
  }

  /** Waits until no view transition is running. */
  async settles(): Promise<void> {
    await this.listener.page.waitForFunction(() =>
      document.getAnimations().every(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        return pseudoElement?.startsWith('::view-transition') !== true;
      }),
    );
  }
}

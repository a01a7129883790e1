import type { Page } from 'playwright-core';

interface SoundClock {
  readonly elements: Set<HTMLMediaElement>;
  clickedAt: number;
  soundAt: number;
}

type Clocked = typeof globalThis & { soundClock: SoundClock };

/** Runs before the page's scripts: notes the click, and when a player's position first moves after it. */
function watchSound(): void {
  const clock: SoundClock = { elements: new Set(), clickedAt: 0, soundAt: 0 };
  (globalThis as Clocked).soundClock = clock;
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function watched(this: HTMLMediaElement): Promise<void> {
    clock.elements.add(this);
    return play.call(this);
  };
  const look = (): void => {
    const sounding = [...clock.elements].some(({ paused, currentTime }) => !paused && currentTime > 0);
    if (sounding) clock.soundAt = performance.now();
    else setTimeout(look, 0);
  };
  const start = (event: Event): void => {
    clock.clickedAt = event.timeStamp;
    look();
  };
  addEventListener('click', start, { capture: true, once: true });
}

export async function installSoundClock(page: Page): Promise<void> {
  await page.addInitScript(watchSound);
}

/** Milliseconds from the page's first click to its first sound. */
export async function clickToSound(page: Page): Promise<number> {
  await page.waitForFunction(() => (globalThis as Clocked).soundClock.soundAt > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => {
    const { clickedAt, soundAt } = (globalThis as Clocked).soundClock;
    return soundAt - clickedAt;
  });
}

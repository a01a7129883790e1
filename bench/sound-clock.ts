import type { Locator, Page } from 'playwright-core';

interface SoundClock {
  readonly elements: Set<HTMLMediaElement>;
  clickedAt: number;
  soundAt: number;
}

type Clocked = typeof globalThis & { soundClock: SoundClock };

/**
 * Runs before the page's scripts: records the click, and the first time after it that a player's position advances without a
 * seek.
 */
function watchSound(): void {
  const clock: SoundClock = { elements: new Set(), clickedAt: 0, soundAt: 0 };
  (globalThis as Clocked).soundClock = clock;
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function watched(this: HTMLMediaElement): Promise<void> {
    clock.elements.add(this);
    return play.call(this);
  };
  const places = new Map<HTMLMediaElement, number>();
  const isSounding = (element: HTMLMediaElement): boolean => {
    const { currentTime, paused, seeking } = element;
    const place = places.get(element);
    if (place === undefined || seeking) places.set(element, currentTime);
    return !paused && !seeking && place !== undefined && currentTime > place;
  };
  const look = (): void => {
    if ([...clock.elements].some(isSounding)) clock.soundAt = performance.now();
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

/** Milliseconds from the press of a button, while a song plays, to the first sound of another song. */
export async function nextToSound(page: Page, button: Locator): Promise<number> {
  await button.evaluate((next: HTMLElement) => {
    const { soundClock: clock } = globalThis as Clocked;
    const times = new Map([...clock.elements].map((element) => [element, element.currentTime]));
    const jumped = (element: HTMLMediaElement): boolean =>
      Math.abs(element.currentTime - (times.get(element) ?? -1)) > 0.3;
    let seen: HTMLMediaElement | undefined;
    let from = 0;
    clock.soundAt = 0;
    const look = (): void => {
      seen ??= [...clock.elements].find((element) => !element.paused && jumped(element));
      if (seen === undefined) clock.elements.forEach((element) => times.set(element, element.currentTime));
      if (seen !== undefined && from === 0) from = seen.currentTime;
      const moves = seen !== undefined && !seen.paused && seen.readyState >= 3 && seen.currentTime > from;
      if (moves) clock.soundAt = performance.now();
      else setTimeout(look, 0);
    };
    clock.clickedAt = performance.now();
    next.click();
    look();
  });
  return clickToSound(page);
}

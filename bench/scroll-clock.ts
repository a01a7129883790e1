import type { Page } from 'playwright-core';

/**
 * The result of scrolling for some seconds. `worstFrame` is in milliseconds; `mostElements` is the largest number of elements in
 * the page at once.
 */
export interface Scroll {
  readonly perSecond: number;
  readonly worstFrame: number;
  readonly mostElements: number;
}

/** A fast swipe of a thumb, in pixels per second. */
const PIXELS_A_SECOND = 4_000;
const SECONDS = 5;

/** Scrolls the page down frame by frame, by the distance that each frame's time requires, and counts frames and elements. */
export async function scrollDown(page: Page): Promise<Scroll> {
  return page.evaluate(
    async ({ speed, seconds }) => {
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      const from = await frame();
      const ends: number[] = [from];
      let mostElements = 0;
      for (let at = from; at - from < seconds * 1000;) {
        window.scrollTo(0, ((at - from) / 1000) * speed);
        at = await frame();
        ends.push(at);
        mostElements = Math.max(mostElements, document.getElementsByTagName('*').length);
      }
      const frames = ends.slice(1).map((end, n) => end - (ends[n] ?? end));
      const whole = (ends.at(-1) ?? from) - from;
      return { perSecond: (frames.length * 1000) / whole, worstFrame: Math.max(...frames), mostElements };
    },
    { speed: PIXELS_A_SECOND, seconds: SECONDS },
  );
}

import type { Page } from 'playwright-core';

interface Moment {
  /** How many players are heard. */
  readonly audible: number;
  /** How far the one that is heard is ahead of the clock, in seconds; the same for as long as nothing jumps. */
  readonly ahead: number;
}

type Watching = typeof globalThis & {
  soundProbe: { elements: Set<HTMLMediaElement> };
  stepMoments: Moment[];
};

const OFTEN_MS = 20;

/** Begins to note, 50 times a second, who is heard and where it is. */
export async function watchSteps(page: Page): Promise<void> {
  await page.evaluate((every) => {
    const world = globalThis as Watching;
    world.stepMoments = [];
    setInterval(() => {
      const heard = [...world.soundProbe.elements].filter(({ paused, muted }) => !paused && !muted);
      const [first] = heard;
      const ahead = (first?.currentTime ?? Number.NaN) - performance.now() / 1000;
      world.stepMoments.push({ audible: heard.length, ahead });
    }, every);
  }, OFTEN_MS);
}

/** What was noted so far: how many were heard at least and at most, and the longest jump against the first moment, in seconds. */
export async function readSteps(page: Page): Promise<{ fewest: number; most: number; jump: number }> {
  const moments = await page.evaluate(() => (globalThis as Watching).stepMoments);
  const counts = moments.map(({ audible }) => audible);
  const [first] = moments;
  const jumps = moments.map(({ ahead }) => Math.abs(ahead - (first?.ahead ?? Number.NaN)));
  return { fewest: Math.min(...counts), most: Math.max(...counts), jump: Math.max(...jumps) };
}

import type { Page } from 'playwright-core';

interface Moment {
  /** How many players are heard. */
  readonly audible: number;
  /** By the clock, and where the one that is heard is; seconds. */
  readonly time: number;
  readonly position: number;
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
      const [time, position] = [performance.now() / 1000, first?.currentTime ?? Number.NaN];
      world.stepMoments.push({ audible: heard.length, time, position });
    }, every);
  }, OFTEN_MS);
}

/**
 * By how many seconds the sound went back, or further on than time did. Where the whole machine stands still sound falls behind
 * the clock: that is no jump.
 */
const stepBetween = (before: Moment, after: Moment): number => {
  const moved = after.position - before.position;
  return Math.max(-moved, moved - (after.time - before.time));
};

/** What was noted so far: how many were heard at least and at most, and the longest jump between two moments, in seconds. */
export async function readSteps(page: Page): Promise<{ fewest: number; most: number; jump: number }> {
  const moments = await page.evaluate(() => (globalThis as Watching).stepMoments);
  const counts = moments.map(({ audible }) => audible);
  const jumps = moments.slice(1).map((after, place) => stepBetween(moments[place] as Moment, after));
  return { fewest: Math.min(...counts), most: Math.max(...counts), jump: Math.max(0, ...jumps) };
}

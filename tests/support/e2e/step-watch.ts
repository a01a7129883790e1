import type { Page } from 'playwright-core';

interface Moment {
  /** The number of audible players. */
  readonly audible: number;
  /** By the clock, and the position of the audible player; seconds. */
  readonly time: number;
  readonly position: number;
}

type Watching = typeof globalThis & {
  soundProbe: { elements: Set<HTMLMediaElement> };
  stepMoments: Moment[];
};

const OFTEN_MS = 20;

/** Starts to record, 50 times a second, which players are audible and their position. */
export async function watchSteps(page: Page): Promise<void> {
  await page.evaluate((every) => {
    const world = globalThis as Watching;
    world.stepMoments = [];
    setInterval(() => {
      const heard = [...world.soundProbe.elements].filter(({ paused, muted }) => !paused && !muted);
      const [first] = heard;
      const time = performance.now() / 1000;
      const position = first?.currentTime ?? Number.NaN;
      world.stepMoments.push({ audible: heard.length, time, position });
    }, every);
  }, OFTEN_MS);
}

/** If two looks are further apart than this, the machine was stopped, which does not count as a fault of the sound. Seconds. */
const LONGEST_LOOK = 0.1;

/** By how many seconds the sound went back, or ran ahead of the clock. */
const stepBetween = (before: Moment, after: Moment): number => {
  const moved = after.position - before.position;
  const passed = after.time - before.time;
  return Math.max(Math.min(passed, LONGEST_LOOK) - moved, moved - passed);
};

/** The longest time in which the position did not advance, in seconds. */
function longestStand(moments: readonly Moment[]): number {
  let standing = 0;
  let longest = 0;
  for (const [place, after] of moments.slice(1).entries()) {
    const before = moments[place] as Moment;
    const hasMoved = after.position !== before.position;
    standing = hasMoved ? 0 : standing + Math.min(after.time - before.time, LONGEST_LOOK);
    longest = Math.max(longest, standing);
  }
  return longest;
}

interface Steps {
  /** The lowest and the highest number of audible players. */
  readonly fewest: number;
  readonly most: number;
  /** The longest, between two moments and while it was audible; seconds. */
  readonly jump: number;
  readonly stand: number;
}

/** What was noted so far. */
export async function readSteps(page: Page): Promise<Steps> {
  const moments = await page.evaluate(() => (globalThis as Watching).stepMoments);
  const counts = moments.map(({ audible }) => audible);
  const jumps = moments.slice(1).map((after, place) => stepBetween(moments[place] as Moment, after));
  return {
    fewest: Math.min(...counts),
    most: Math.max(...counts),
    jump: Math.max(0, ...jumps),
    stand: longestStand(moments),
  };
}

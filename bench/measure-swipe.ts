import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { ShortVideoWire } from '../contract/short-video';
import { launchBrowser } from '../tests/support/e2e/launch';
import { makeTemporaryFolder, Product } from '../tests/support/e2e/product';
import { makeManyClips } from '../tests/support/fixtures/make-many-clips';
import { openPage, SPEEDS, type Speed } from './conditions';
import { median, type Figure } from './figure';
import { feedCounts, installSwipeClock, readSwipe, swipe, type Swipe } from './swipe-clock';

const CLIPS = 120;
const SWIPES = 60;
/** How long each clip is shown before the next swipe. */
const STAY_MS: Readonly<Record<Speed, number>> = { fast: 1_000, slow: 3_000 };
/** The upper limit of the median time in milliseconds from the press to the next clip's picture, at either speed. */
const PICTURE_BAR = 33;
/** This many presses in a row go past every clip that was prepared. */
const PRESSES = 4;
const JUMPS: Readonly<Record<Speed, number>> = { fast: 7, slow: 7 };
const JUMP_BARS: Readonly<Record<Speed, number>> = { fast: 300, slow: 1_000 };
const HEAP_SWIPES = 100;
/** Swipes before the first heap measurement: code that is loaded once does not count as growth. */
const WARM_UP = 10;
const MEGABYTE = 1024 ** 2;

/** The value that 95 of 100 do not exceed. */
function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
}

/**
 * The server packages the segments that a swipe needs ahead only for the newest clips; this packages them for all clips, in both
 * renditions.
 */
async function packageAll(product: Product): Promise<void> {
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: { items: ShortVideoWire[]; cursor: string | null } = await product.ask(
      `/backend/short-video?size=20${query}`,
    );
    for (const { media } of page.items) {
      for (const { url } of media.video_qualities) await packageOne(`${product.address}${url}`);
    }
    cursor = page.cursor;
  }
}

async function packageOne(playlist: string): Promise<void> {
  const lines = (await (await fetch(playlist)).text()).split('\n');
  for (const line of lines.filter((each) => each !== '' && !each.startsWith('#'))) {
    await (await fetch(new URL(line, playlist))).arrayBuffer();
  }
}

async function openFeed(browser: Browser, speed: Speed, address: string): Promise<Page> {
  const page = await openPage(browser, speed);
  await installSwipeClock(page);
  await page.goto(`${address}/short-video`);
  await page.locator('[data-current="true"] video').waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => {
    const video: HTMLVideoElement | null = document.querySelector('[data-current="true"] video');
    return video !== null && video.currentTime > 0;
  });
  return page;
}

const p95Text = (times: readonly number[]): string => `p95 ${p95(times).toFixed(0)} ms`;

async function measureSwipes(browser: Browser, speed: Speed, address: string): Promise<readonly Figure[]> {
  const page = await openFeed(browser, speed, address);
  const swipes: Swipe[] = [];
  for (let number = 0; number < SWIPES; number += 1) {
    await wait(STAY_MS[speed]);
    swipes.push(await swipe(page));
  }
  const counts = await feedCounts(page);
  await page.context().close();
  const pictures = swipes.map(({ toPicture }) => toPicture);
  const motions = swipes.map(({ toMotion }) => toMotion);
  return [
    ...[
      {
        what: `${SWIPES} swipes, picture, ${speed}`,
        value: median(pictures),
        unit: 'ms',
        bar: { atMost: PICTURE_BAR },
      },
    ],
    { what: `  p95`, value: p95(pictures), unit: 'ms' },
    { what: `  motion`, value: median(motions), unit: 'ms', bar: { atMost: 150 } },
    { what: `  motion, p95`, value: p95(motions), unit: 'ms', bar: { atMost: 300 } },
    { what: '  began with a sound', value: counts.sounding, unit: '', bar: { atMost: 0 } },
    { what: '  most media at once', value: counts.mostMedia, unit: '', bar: { atMost: 3 } },
    { what: '  most articles at once', value: counts.mostArticles, unit: '', bar: { atMost: 11 } },
    {
      what: '  dropped pictures',
      value: (100 * counts.dropped) / counts.pictures,
      unit: '%',
      bar: { atMost: 2 },
      note: `${counts.dropped} of ${counts.pictures}`,
    },
  ];
}

/** Measures the time from the last of several presses to the motion of a clip of which nothing had been fetched. */
async function measureJumps(browser: Browser, speed: Speed, address: string): Promise<readonly Figure[]> {
  const page = await openFeed(browser, speed, address);
  const motions: number[] = [];
  for (let number = 0; number < JUMPS[speed]; number += 1) {
    await wait(STAY_MS[speed]);
    for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press('ArrowDown');
    motions.push((await readSwipe(page)).toMotion);
  }
  await page.context().close();
  const what = `${PRESSES} presses at once, motion of a clip not ready, ${speed}`;
  const note = `${p95Text(motions)}; ${motions.map((time) => time.toFixed(0)).join(' ')}`;
  return [{ what, value: median(motions), unit: 'ms', bar: { atMost: JUMP_BARS[speed] }, note }];
}

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function measureHeap(browser: Browser, address: string): Promise<readonly Figure[]> {
  const page = await openFeed(browser, 'fast', address);
  const session = await page.context().newCDPSession(page);
  for (let number = 0; number < WARM_UP; number += 1) await swipe(page);
  const before = await heapBytes(session);
  for (let number = 0; number < HEAP_SWIPES; number += 1) await swipe(page);
  const after = await heapBytes(session);
  await page.context().close();
  const note = `${(before / MEGABYTE).toFixed(1)} to ${(after / MEGABYTE).toFixed(1)} MB`;
  return [{ what: `heap after ${HEAP_SWIPES} swipes`, value: after / before, unit: '×', bar: { atMost: 1.2 }, note }];
}

/**
 * Measures a listener who swipes from clip to clip: how soon each clip is visible and moves, and how much the feed holds
 * meanwhile.
 */
export async function measureSwipe(): Promise<readonly Figure[]> {
  const folder = await makeTemporaryFolder();
  await makeManyClips(path.join(folder, 'shorts'), CLIPS);
  const product = await Product.start({ mediaFolder: folder });
  const browser = await launchBrowser({ isWhole: true });
  try {
    await packageAll(product);
    const figures: Figure[] = [];
    for (const speed of SPEEDS) figures.push(...(await measureSwipes(browser, speed, product.address)));
    for (const speed of SPEEDS) figures.push(...(await measureJumps(browser, speed, product.address)));
    return [...figures, ...(await measureHeap(browser, product.address))];
  } finally {
    await browser.close();
    await product.stopAndForget();
    await rm(folder, { recursive: true, force: true });
  }
}

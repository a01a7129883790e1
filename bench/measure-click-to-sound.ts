import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/e2e/launch';
import { makeTemporaryFolder, Product } from '../tests/support/e2e/product';
import { LIBRARY_TRACKS } from '../tests/support/fixtures/library-tracks';
import { copyFiles } from '../tests/support/fixtures/make-library';
import { startBareServer } from './bare-server';
import { openPage, SPEEDS, type Speed } from './conditions';
import { median, type Bar, type Figure } from './figure';
import { FIRST_ROWS, openHome } from './first-row';
import { clickToSound, installSoundClock } from './sound-clock';

const RUNS: Readonly<Record<Speed, number>> = { fast: 9, slow: 5 };
/** By then, everything that the page fetches on its own after the list is shown has arrived. */
const SETTLED_MS: Readonly<Record<Speed, number>> = { fast: 2_500, slow: 9_000 };
const HOVER_MS = 1_000;

const TRACKS = LIBRARY_TRACKS.filter(({ file }) => file.endsWith('.mp3'));
const SONG = { title: TRACKS[0]?.title ?? '', file: TRACKS[0]?.file ?? '' };

type Way = 'pointed at before' | 'out of the blue';

const BARS: Readonly<Record<Way, Readonly<Record<Speed, Bar | undefined>>>> = {
  'pointed at before': { fast: { atMost: 40 }, slow: { atMost: 100 } },
  'out of the blue': { fast: undefined, slow: { atMost: 400 } },
};

async function onNewPage(browser: Browser, speed: Speed, measure: (page: Page) => Promise<number>): Promise<number> {
  const page = await openPage(browser, speed);
  await installSoundClock(page);
  try {
    return await measure(page);
  } finally {
    await page.context().close();
  }
}

async function repeat(times: number, measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let run = 0; run < times; run += 1) values.push(await measure());
  return values;
}

async function clickRow(page: Page, address: string, speed: Speed, way: Way): Promise<number> {
  await openHome(page, address);
  await page.waitForTimeout(SETTLED_MS[speed]);
  const row = page
    .locator(FIRST_ROWS)
    .getByRole('button', { name: `Phát ${SONG.title} ` })
    .first();
  if (way === 'pointed at before') {
    await row.hover();
    await page.waitForTimeout(HOVER_MS);
    await row.click();
  } else {
    await row.evaluate((button: HTMLElement) => button.click());
  }
  return clickToSound(page);
}

async function clickBare(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/page`);
  await page.waitForTimeout(500);
  await page.getByRole('button').evaluate((button: HTMLElement) => button.click());
  return clickToSound(page);
}

async function measureSpeed(browser: Browser, speed: Speed, addresses: readonly [string, string]): Promise<Figure[]> {
  const [ours, bare] = addresses;
  const bareTimes = await repeat(RUNS[speed], () => onNewPage(browser, speed, (page) => clickBare(page, bare)));
  const figures: Figure[] = [{ what: `bare <audio> on the MP3, ${speed}`, value: median(bareTimes), unit: 'ms' }];
  for (const way of ['pointed at before', 'out of the blue'] as const) {
    const times = await repeat(RUNS[speed], () =>
      onNewPage(browser, speed, (page) => clickRow(page, ours, speed, way)),
    );
    const ratio = (median(times) / median(bareTimes)).toFixed(2);
    const note = `${ratio} of bare; ${times.map((time) => time.toFixed(0)).join(' ')}`;
    figures.push({
      what: `click to sound, ${way}, ${speed}`,
      value: median(times),
      unit: 'ms',
      bar: BARS[way][speed],
      note,
    });
  }
  return figures;
}

/**
 * Measures the time from the click on a song of the home page to the first sound, compared with a bare audio element that plays
 * the same song's MP3.
 */
export async function measureClickToSound(): Promise<readonly Figure[]> {
  const library = await makeTemporaryFolder();
  await copyFiles(
    library,
    TRACKS.map(({ file }) => file),
  );
  const product = await Product.start({ mediaFolder: library });
  const bare = await startBareServer(path.join(library, path.basename(SONG.file)), 'audio/mpeg');
  const browser = await launchBrowser({ autoplay: true, isWhole: true });
  const addresses = [product.address, `http://127.0.0.1:${bare.port}`] as const;
  try {
    const figures: Figure[] = [];
    for (const speed of SPEEDS) figures.push(...(await measureSpeed(browser, speed, addresses)));
    return figures;
  } finally {
    await browser.close();
    bare.stop();
    await product.stopAndForget();
    await rm(library, { recursive: true, force: true });
  }
}

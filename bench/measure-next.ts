import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { songCalled } from '../tests/support/e2e/library-facts';
import { launchBrowser } from '../tests/support/e2e/launch';
import { makeTemporaryFolder, Product } from '../tests/support/e2e/product';
import { VIETNAMESE } from '../tests/support/e2e/words';
import { LIBRARY_TRACKS } from '../tests/support/fixtures/library-tracks';
import { copyFiles } from '../tests/support/fixtures/make-library';
import { startBareServer } from './bare-server';
import { openPage, SPEEDS, type Speed } from './conditions';
import { median, type Bar, type Figure } from './figure';
import { clickToSound, installSoundClock, nextToSound } from './sound-clock';

const RUNS: Readonly<Record<Speed, number>> = { fast: 9, slow: 5 };
/** By then, the song before has played and the next song is in memory. */
const SETTLED_MS: Readonly<Record<Speed, number>> = { fast: 4_000, slow: 12_000 };
const BARS: Readonly<Record<Speed, Bar>> = { fast: { atMost: 40 }, slow: { atMost: 100 } };

const TRACKS = LIBRARY_TRACKS.filter(({ album }) => album === 'Hiên Nhà Số Bảy');
const [FIRST, SECOND] = TRACKS;

interface Places {
  readonly albumAddress: string;
  readonly bareAddress: string;
}

async function onNewPage(browser: Browser, speed: Speed, measure: (page: Page) => Promise<number>): Promise<number> {
  const page = await openPage(browser, speed);
  await installSoundClock(page);
  try {
    return await measure(page);
  } finally {
    await page.context().close();
  }
}

async function pressNext(page: Page, address: string, speed: Speed): Promise<number> {
  await page.goto(address);
  await page
    .getByRole('main')
    .getByRole('button', { name: VIETNAMESE.playSong(FIRST?.title ?? '') })
    .first()
    .click();
  await clickToSound(page);
  await page.waitForTimeout(SETTLED_MS[speed]);
  return nextToSound(page, page.getByRole('button', { name: VIETNAMESE.next, exact: true }));
}

async function clickBare(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/page`);
  await page.waitForTimeout(500);
  await page.getByRole('button').evaluate((button: HTMLElement) => button.click());
  return clickToSound(page);
}

async function repeat(times: number, measure: () => Promise<number>): Promise<readonly number[]> {
  const values: number[] = [];
  for (let run = 0; run < times; run += 1) values.push(await measure());
  return values;
}

async function measureSpeed(browser: Browser, speed: Speed, places: Places): Promise<readonly Figure[]> {
  const bare = await repeat(RUNS[speed], () =>
    onNewPage(browser, speed, (page) => clickBare(page, places.bareAddress)),
  );
  const times = await repeat(RUNS[speed], () =>
    onNewPage(browser, speed, (page) => pressNext(page, places.albumAddress, speed)),
  );
  const note = `${(median(times) / median(bare)).toFixed(2)} of bare; ${times.map((time) => time.toFixed(0)).join(' ')}`;
  return [
    { what: `bare <audio> on the MP3, ${speed}`, value: median(bare), unit: 'ms' },
    { what: `next to sound, ${speed}`, value: median(times), unit: 'ms', bar: BARS[speed], note },
  ];
}

/**
 * Measures the time from the press of next in the middle of an album to the next song's sound, compared with a bare audio element
 * that plays that song's MP3.
 */
export async function measureNext(): Promise<readonly Figure[]> {
  const library = await makeTemporaryFolder();
  await copyFiles(
    library,
    TRACKS.map(({ file }) => file),
  );
  const product = await Product.start({ mediaFolder: library });
  const bare = await startBareServer(path.join(library, path.basename(SECOND?.file ?? '')), 'audio/mpeg');
  const browser = await launchBrowser({ autoplay: true, isWhole: true });
  try {
    const { album } = await songCalled(FIRST?.title ?? '', product.address);
    const places = {
      albumAddress: `${product.address}/album/${album?.id ?? ''}`,
      bareAddress: `http://127.0.0.1:${bare.port}`,
    };
    const figures: Figure[] = [];
    for (const speed of SPEEDS) figures.push(...(await measureSpeed(browser, speed, places)));
    return figures;
  } finally {
    await browser.close();
    bare.stop();
    await product.stopAndForget();
    await rm(library, { recursive: true, force: true });
  }
}

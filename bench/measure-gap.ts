import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { longestBreak } from '../tests/support/e2e/find-break';
import { launchBrowser } from '../tests/support/e2e/launch';
import { songCalled } from '../tests/support/e2e/library-facts';
import { makeTemporaryFolder, Product } from '../tests/support/e2e/product';
import { installTape, readTape } from '../tests/support/e2e/tape';
import { VIETNAMESE } from '../tests/support/e2e/words';
import { HALVES, makeToneAlbum } from '../tests/support/fixtures/make-tone-album';
import { openPage, SPEEDS, type Speed } from './conditions';
import { median, type Figure } from './figure';

const RUNS: Readonly<Record<Speed, number>> = { fast: 5, slow: 3 };
const LONGEST_BREAK_MS = 5;
/** Recorded around the join. */
const TAPE_SECONDS = 6;
const PATIENCE_MS = 60_000;

async function playAcross(browser: Browser, address: string, speed: Speed): Promise<number> {
  const page = await openPage(browser, speed);
  const [first, second] = HALVES.titles;
  try {
    await installTape(page);
    await page.goto(address, { timeout: PATIENCE_MS });
    await page
      .getByRole('main')
      .getByRole('button', { name: VIETNAMESE.playSong(first) })
      .first()
      .click({ timeout: PATIENCE_MS });
    const dock = page.getByRole('region', { name: VIETNAMESE.player, exact: true });
    await dock.getByText(second, { exact: true }).first().waitFor({ timeout: PATIENCE_MS });
    await page.waitForTimeout(2_500);
    return longestBreak(await readTape(page, TAPE_SECONDS), HALVES.toneHz);
  } finally {
    await page.context().close();
  }
}

/** Cuts one tone into two songs of an album and plays across the cut: measures the longest break in the output. */
export async function measureGap(): Promise<readonly Figure[]> {
  const folder = await makeTemporaryFolder();
  await makeToneAlbum(HALVES, folder);
  const product = await Product.start({ mediaFolder: folder });
  const browser = await launchBrowser({ autoplay: true, isWhole: true });
  try {
    const { album } = await songCalled(HALVES.titles[0], product.address);
    const figures: Figure[] = [];
    for (const speed of SPEEDS) {
      const breaks: number[] = [];
      for (let run = 0; run < RUNS[speed]; run += 1)
        breaks.push(await playAcross(browser, `${product.address}/album/${album?.id ?? ''}`, speed));
      const note = breaks.map((each) => each.toFixed(2)).join(' ');
      figures.push({
        what: `longest break between two songs, ${speed}`,
        value: median(breaks),
        unit: 'ms',
        bar: { atMost: LONGEST_BREAK_MS },
        note,
      });
    }
    return figures;
  } finally {
    await browser.close();
    await product.stopAndForget();
    await rm(folder, { recursive: true, force: true });
  }
}

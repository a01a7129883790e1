import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright-core';
import { launchBrowser } from '../tests/support/e2e/launch';
import { Product } from '../tests/support/e2e/product';
import { makeLibrary } from '../tests/support/fixtures/make-library';
import { openPage, SPEEDS, type Speed } from './conditions';
import { median, type Figure } from './figure';
import { openHome } from './first-row';

const RUNS: Readonly<Record<Speed, number>> = { fast: 9, slow: 5 };
const BARS: Readonly<Record<Speed, number>> = { fast: 900, slow: 3700 };
const AIMS: Readonly<Record<Speed, string>> = { fast: 'aim 590; best peer 595', slow: 'aim 2,100; best peer 3,488' };
const KILOBYTE = 1000;

async function openOnce(browser: Browser, speed: Speed, address: string): Promise<number> {
  const page = await openPage(browser, speed);
  try {
    return await openHome(page, address);
  } finally {
    await page.context().close();
  }
}

async function measureSpeed(browser: Browser, speed: Speed, address: string): Promise<Figure> {
  const times: number[] = [];
  for (let run = 0; run < RUNS[speed]; run += 1) times.push(await openOnce(browser, speed, address));
  const what = `home list visible, ${speed}, the specified 300 ms included`;
  const note = `${AIMS[speed]}; ${times.map((time) => time.toFixed(0)).join(' ')}`;
  return { what, value: median(times), unit: 'ms', bar: { atMost: BARS[speed] }, note };
}

function collectRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

function gzipBytes(url: string): number {
  return gzipSync(readFileSync(path.join('dist', 'client', new URL(url).pathname)), { level: 9 }).length;
}

/** Measures what the browser requested until the first row was visible. */
async function measureWeight(browser: Browser, address: string): Promise<readonly Figure[]> {
  const page = await openPage(browser, 'fast');
  const requests = collectRequests(page);
  await openHome(page, address);
  const asked = [...requests];
  await page.waitForLoadState('networkidle');
  const scripts = asked.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
  const withoutImages = asked.filter((request) => request.resourceType() !== 'image');
  const sizes = await Promise.all(asked.map((request) => request.sizes().catch(() => undefined)));
  const bytes = sizes.reduce((sum, size) => sum + (size?.responseBodySize ?? 0), 0);
  await page.context().close();
  const gzip = scripts.reduce((sum, request) => sum + gzipBytes(request.url()), 0);
  return [
    { what: 'JavaScript until the list is visible, gzip', value: gzip / KILOBYTE, unit: 'kB', bar: { atMost: 240 } },
    { what: 'requests until then, without images', value: withoutImages.length, unit: '', bar: { atMost: 20 } },
    { what: 'bytes until then, as sent', value: bytes / KILOBYTE, unit: 'kB', bar: { atMost: 450 } },
  ];
}

/** Measures how soon a listener sees the home page, and how much is loaded for it. */
export async function measureHome(): Promise<readonly Figure[]> {
  const product = await Product.start({ mediaFolder: await makeLibrary() });
  const browser = await launchBrowser({ isWhole: true });
  try {
    await openOnce(browser, 'fast', product.address);
    const figures: Figure[] = [];
    for (const speed of SPEEDS) figures.push(await measureSpeed(browser, speed, product.address));
    return [...figures, ...(await measureWeight(browser, product.address))];
  } finally {
    await browser.close();
    await product.stopAndForget();
  }
}

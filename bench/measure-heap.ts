import { rm } from 'node:fs/promises';
import type { Browser, CDPSession, Page, Route } from 'playwright-core';
import type { SongSummaryWire } from '../contract/song';
import type { SongInfoWire } from '../contract/song-info';
import { launchBrowser } from '../tests/support/e2e/launch';
import { makeTemporaryFolder, Product } from '../tests/support/e2e/product';
import { VIETNAMESE } from '../tests/support/e2e/words';
import { makeManyFiles } from '../tests/support/fixtures/make-many-files';
import { openPage } from './conditions';
import type { Figure } from './figure';
import { clickToSound, installSoundClock } from './sound-clock';

/** The songs of one album. */
const SONGS = 10;
/** Code that is loaded once and caches that fill do not count as growth. */
const WARM_UP = 20;
const SKIPS = 200;
const LOOK_EVERY = 20;
const KILOBYTE = 1024;
const MOST_A_SONG_KB = 50;
const PATIENCE_MS = 60_000;

type Engine = 'mse' | 'hls';
type Counted = typeof globalThis & { objectUrls: Set<string> };

/** The most sources alive: with MSE one for all songs; with hls.js one that plays, one prepared, one being released. */
const MOST_SOURCES: Readonly<Record<Engine, number>> = { mse: 1, hls: 3 };

/** Runs before the page's own scripts. */
function countObjectUrls(): void {
  const urls = new Set<string>();
  (globalThis as Counted).objectUrls = urls;
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (source) => {
    const url = createObjectURL.call(URL, source);
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    urls.delete(url);
    revokeObjectURL.call(URL, url);
  };
}

/** Serves song details that only hls.js can play. */
async function withoutStart(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as { data: SongInfoWire };
  const audios = answer.data.audios.map(({ start: _, ...audio }) => audio);
  await route.fulfill({ response, json: { ...answer, data: { ...answer.data, audios } } });
}

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** How many objects of a kind are alive after a garbage collection. */
async function alive(session: CDPSession, kind: 'MediaSource' | 'SourceBuffer'): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: `${kind}.prototype` });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  const length = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  return Number(length.result.value);
}

async function skipOnce(page: Page): Promise<void> {
  const before = await page.evaluate(() => navigator.mediaSession.metadata?.title);
  await page.getByRole('button', { name: VIETNAMESE.next, exact: true }).click();
  await page.waitForFunction((title) => navigator.mediaSession.metadata?.title !== title, before);
  await page.waitForFunction(() => navigator.mediaSession.playbackState === 'playing');
  await page.waitForFunction(() => !document.querySelector('[role="alert"]'));
}

/** The slope of the line fitted to these values by least squares. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(([at]) => at));
  const y = mean(points.map(([, value]) => value));
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  return over / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
}

async function skipThrough(page: Page, session: CDPSession): Promise<readonly (readonly [number, number])[]> {
  const points: (readonly [number, number])[] = [];
  for (let skip = 0; skip < WARM_UP; skip += 1) await skipOnce(page);
  points.push([0, await heapBytes(session)]);
  for (let skip = 1; skip <= SKIPS; skip += 1) {
    await skipOnce(page);
    if (skip % LOOK_EVERY === 0) points.push([skip, await heapBytes(session)]);
  }
  return points;
}

async function measureEngine(browser: Browser, address: string, engine: Engine): Promise<readonly Figure[]> {
  const page = await openPage(browser, 'fast');
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(countObjectUrls);
  await installSoundClock(page);
  if (engine === 'hls') await page.route('**/backend/song/info/*', withoutStart);
  const session = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.getByRole('main').getByRole('button', { name: VIETNAMESE.songOnButton }).first().click();
  await clickToSound(page);
  await page.getByRole('button', { name: VIETNAMESE.loop.OFF, exact: true }).click();
  const points = await skipThrough(page, session);
  const urls = await page.evaluate(() => (globalThis as Counted).objectUrls.size);
  const sources = await alive(session, 'MediaSource');
  const buffers = await alive(session, 'SourceBuffer');
  await page.context().close();
  const note = `${points.map(([, bytes]) => (bytes / KILOBYTE ** 2).toFixed(1)).join(' ')} MB`;
  const bar = { atMost: MOST_SOURCES[engine] };
  return [
    {
      what: `heap a song over ${SKIPS} skips, ${engine}`,
      value: slope(points) / KILOBYTE,
      unit: 'kB',
      bar: { atMost: MOST_A_SONG_KB },
      note,
    },
    { what: `media sources alive, ${engine}`, value: sources, unit: '', bar },
    { what: `source buffers alive, ${engine}`, value: buffers, unit: '', bar },
    { what: `object URLs not taken back, ${engine}`, value: urls, unit: '', bar },
  ];
}

/** Skips through two hundred songs in one page: measures how the heap grows and how many objects stay alive. */
export async function measureHeap(): Promise<readonly Figure[]> {
  const folder = await makeTemporaryFolder();
  await makeManyFiles(folder, SONGS);
  const product = await Product.start({ mediaFolder: folder });
  const browser = await launchBrowser({ autoplay: true, isWhole: true });
  try {
    const { items } = await product.ask<{ items: SongSummaryWire[] }>('/backend/song?pageSize=1');
    const address = `${product.address}/album/${items[0]?.album?.id ?? ''}`;
    return [...(await measureEngine(browser, address, 'mse')), ...(await measureEngine(browser, address, 'hls'))];
  } finally {
    await browser.close();
    await product.stopAndForget();
    await rm(folder, { recursive: true, force: true });
  }
}

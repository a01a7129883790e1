import type { Browser, Page } from 'playwright-core';
import { BIG, LONGEST_PLAYLIST, startBigLibrary } from '../tests/support/e2e/big-library';
import { launchBrowser } from '../tests/support/e2e/launch';
import { openPage } from './conditions';
import { median, type Figure } from './figure';
import { PLAIN_LIST } from './plain-list';
import { scrollDown, type Scroll } from './scroll-clock';

const RUNS = 5;
/** How many times slower a phone's processor is than a desktop's. */
const SLOWER = 4;
const MOST_ELEMENTS = 1_000;
const LONGEST_FRAME_MS = 50;
/** The measurement itself answers requests to this address. */
const PLAIN_ADDRESS = 'http://plain.invalid/';
const FRAMES: Readonly<Record<number, number>> = { 1: 59, [SLOWER]: 50 };

type Open = (page: Page) => Promise<void>;

const openPlaylist =
  (address: string): Open =>
  async (page) => {
    await page.goto(`${address}/playlist/${LONGEST_PLAYLIST}`);
    await page.getByRole('grid').locator('[aria-rowindex="2"]').waitFor();
    await page.waitForLoadState('networkidle');
  };

const openPlain: Open = async (page) => {
  await page.route(PLAIN_ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: PLAIN_LIST }));
  await page.goto(PLAIN_ADDRESS);
};

async function scrollOnce(browser: Browser, open: Open, slower: number): Promise<Scroll> {
  const page = await openPage(browser, 'fast');
  try {
    await open(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await scrollDown(page);
  } finally {
    await page.context().close();
  }
}

async function scrollOften(browser: Browser, open: Open, slower: number): Promise<readonly Scroll[]> {
  const scrolls: Scroll[] = [];
  for (let run = 0; run < RUNS; run += 1) scrolls.push(await scrollOnce(browser, open, slower));
  return scrolls;
}

function figuresOf(slower: number, ours: readonly Scroll[], plain: readonly Scroll[]): readonly Figure[] {
  const what = `scroll through ${BIG} songs, CPU ${slower}×`;
  const rate = (scrolls: readonly Scroll[]) => median(scrolls.map(({ perSecond }) => perSecond));
  const frames = (scrolls: readonly Scroll[]) => scrolls.map(({ worstFrame }) => worstFrame);
  const note = `${(rate(ours) / rate(plain)).toFixed(2)} of plain text (${rate(plain).toFixed(1)})`;
  return [
    { what, value: rate(ours), unit: 'fps', bar: { atLeast: FRAMES[slower] ?? 0 }, note },
    {
      what: '  its worst frame',
      value: median(frames(ours)),
      unit: 'ms',
      bar: { atMost: LONGEST_FRAME_MS },
      note: `${frames(ours)
        .map((time) => time.toFixed(0))
        .join(' ')}; plain text ${median(frames(plain)).toFixed(0)}`,
    },
    {
      what: '  the most elements at once',
      value: Math.max(...ours.map(({ mostElements }) => mostElements)),
      unit: '',
      bar: { atMost: MOST_ELEMENTS },
    },
  ];
}

/** Measures how smoothly a list of ten thousand songs scrolls, compared with rows of plain text. */
export async function measureScroll(): Promise<readonly Figure[]> {
  const product = await startBigLibrary();
  const browser = await launchBrowser({ isWhole: true });
  try {
    const figures: Figure[] = [];
    for (const slower of [1, SLOWER]) {
      const plain = await scrollOften(browser, openPlain, slower);
      const ours = await scrollOften(browser, openPlaylist(product.address), slower);
      figures.push(...figuresOf(slower, ours, plain));
    }
    return figures;
  } finally {
    await browser.close();
    await product.stopAndForget();
  }
}

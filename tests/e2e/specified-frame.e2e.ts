import type { Page } from 'playwright-core';
import { chunkAddress } from '../support/e2e/chunk-address';
import type { Listener } from '../support/e2e/listener';
import { withVisits } from '../support/e2e/visits';

const SONG = 'Thềm Nắng Cũ';
const TERMS = 'Điều khoản sử dụng';
const PRELOADED = ['HomeScreen', 'ShortsScreen', 'AccountLayout', 'SearchScreen'];
const SLIDER_BLUE = 'rgb(123, 137, 255)';

/** When the page began to fetch something from these addresses, in milliseconds after it was opened; null: not yet. */
const beginning = (page: Page, addresses: RegExp): Promise<number | null> =>
  page.evaluate((pattern) => {
    const found = performance.getEntriesByType('resource').filter(({ name }) => new RegExp(pattern).test(name));
    return found.length === 0 ? null : Math.max(...found.map(({ startTime }) => startTime));
  }, addresses.source);

/** How webpack's own code says that a chunk cannot be had. */
const failureOfChunk = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    type Runtime = { e(chunk: string): Promise<unknown> };
    type Queue = [unknown[], object, (runtime: Runtime) => void][];
    const runtime = await new Promise<Runtime>((resolve) => {
      const [queue] = Object.entries(window).flatMap(([name, value]) =>
        name.startsWith('webpackChunk') ? [value] : [],
      );
      (queue as unknown as Queue).push([['nobody'], {}, resolve]);
    });
    return runtime.e('nowhere').then(String, String);
  });

describe('The frame of the product', () => {
  const visits = withVisits();

  it('fetches home, short videos, profile and search a second after the start', async () => {
    const listener = await visits.arrive();
    await listener.opens('/artists');
    for (const part of PRELOADED) {
      const addresses = chunkAddress(part);
      await listener.page.waitForFunction(
        (pattern) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
        addresses.source,
      );
      expect(await beginning(listener.page, addresses)).toBeGreaterThanOrEqual(1000);
    }
  });

  it('says that the code of a page could not be loaded, and loads it on request', async () => {
    const listener = await visits.arrive();
    const code = chunkAddress('StaticPageLayout');
    await listener.losesAnswers(code);
    await listener.opens('/policy-term');
    // The page reports the failure, reloads itself once, and reports it again.
    await listener.page.waitForFunction(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload',
    );
    await listener.seesHeading('Trang này chưa tải xong');
    await listener.regainsAnswers(code);
    await listener.pressesButton('Thử lại');
    await listener.seesHeading(TERMS);
    visits.takeComplaints();
  });

  it('names the chunk that failed', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    expect(await failureOfChunk(listener.page)).toMatch(/^ChunkLoadError: Loading chunk nowhere failed/);
    visits.takeComplaints();
  });

  it('shows notices at the top right, 8 pixels apart, no wider than 350', async () => {
    const listener = await visits.arrive();
    await listener.opensSong(SONG);
    // The connection is reported as lost but is not: the notice stays until another one replaces it.
    await listener.page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false });
      dispatchEvent(new Event('offline'));
    });
    await listener.sees('Mất kết nối. Đang thử lại…');
    const [[upper, lower]] = await Promise.all([placesOfToasts(listener), listener.pressesButton('Chia sẻ')]);
    expect(upper).toMatchObject({ width: 350, x: 1440 - 350 - 16, y: 16 });
    expect(lower).toMatchObject({ width: 350, x: 1440 - 350 - 16, y: 16 + (upper?.height ?? 0) + 8 });
  });

  it('has the slider of the full-screen player in the same blue in both themes', async () => {
    const listener = await visits.arrive();
    await listener.opensSong(SONG);
    await listener.plays(SONG);
    expect(await sliderColours(listener)).not.toContain(SLIDER_BLUE);
    await openStage(listener);
    expect(await sliderColours(listener)).toContain(SLIDER_BLUE);
    await listener.pressesButton('Thu nhỏ trình phát');
    await smallerButton(listener).waitFor({ state: 'detached' });
    await listener.presses('t');
    await openStage(listener);
    expect(await sliderColours(listener)).toContain(SLIDER_BLUE);
  });
});

/** The positions of two toasts, once they have stopped moving. */
async function placesOfToasts({ page }: Listener): Promise<DOMRect[]> {
  const places = await page.waitForFunction(() => {
    const cards = [...(document.querySelector('[aria-label="Thông báo"]')?.children ?? [])];
    const isMoving = cards.some((card) => card.getAnimations().length > 0);
    return cards.length === 2 && !isMoving && cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect);
  });
  return (await places.jsonValue()) as DOMRect[];
}

async function openStage(listener: Listener): Promise<void> {
  await listener.pressesButton('Toàn màn hình');
  await smallerButton(listener).waitFor();
}

const smallerButton = ({ page }: Listener) => page.getByRole('button', { name: 'Thu nhỏ trình phát' });

/** The colours of the last slider's thumb, and of the part before the thumb. */
async function sliderColours({ page }: Listener): Promise<string[]> {
  const slider = page.getByRole('slider', { name: 'Vị trí trong bài' }).last();
  await slider.waitFor();
  return slider.evaluate((input) => {
    const parts = [...(input.parentElement?.querySelectorAll('[aria-hidden] span') ?? [])];
    return parts.map((part) => getComputedStyle(part).backgroundColor);
  });
}

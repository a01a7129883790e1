import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import { connectBrowser } from '../support/e2e/fixture-client';
import { TabSite, type InTab } from '../support/e2e/tab-site';

const RED = { r: 255, g: 0, b: 0 };
const GREEN = { r: 0, g: 255, b: 0 };
/** WebP is lossy: a pixel counts as red if it contains hardly any other colour. */
const isNear = (pixel: readonly number[], wanted: typeof RED): boolean =>
  [wanted.r, wanted.g, wanted.b].every((value, channel) => Math.abs((pixel[channel] ?? -1) - value) < 30);

/** Red on the left, green on the right. */
async function twoColours(width: number, height: number): Promise<Buffer> {
  const right = await sharp({ create: { width: width / 2, height, channels: 3, background: GREEN } })
    .png()
    .toBuffer();
  const left = sharp({ create: { width, height, channels: 3, background: RED } });
  return left
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

describe('CanvasPictureShrinker', () => {
  let browser: Browser;

  jest.setTimeout(60_000);
  beforeAll(async () => {
    browser = await connectBrowser();
  });
  afterAll(() => browser.close());

  async function shrink(picture: Buffer, crop: { left: number; top: number; side: number } | null) {
    const site = await TabSite.open(browser);
    const page = await site.openTab();
    const places = [
      [2, 2],
      [200, 2],
    ] as const;
    const given = [picture.toString('base64'), crop, places] as const;
    const answer = await page.evaluate(
      ([source, wish, at]) => (globalThis as InTab).tabPage.shrink(source, { crop: wish, longestSide: 256 }, at),
      given,
    );
    await site.close();
    return answer;
  }

  it('crops to the middle square, as WebP of the requested size', async () => {
    const answer = await shrink(await twoColours(1600, 800), null);
    expect(answer).toMatchObject({ type: 'image/webp', width: 256, height: 256 });
    const { pixels } = answer as Exclude<typeof answer, string>;
    expect([isNear(pixels[0] ?? [], RED), isNear(pixels[1] ?? [], GREEN)]).toEqual([true, true]);
  });

  it('crops to the square that the listener chose', async () => {
    const answer = await shrink(await twoColours(1600, 800), { left: 800, top: 0, side: 800 });
    const { pixels } = answer as Exclude<typeof answer, string>;
    expect(pixels.map((pixel) => isNear(pixel, GREEN))).toEqual([true, true]);
  });

  it('does not enlarge a small picture', async () => {
    expect(await shrink(await twoColours(100, 60), null)).toMatchObject({ width: 60, height: 60 });
  });

  it('removes the metadata of the camera, and turns the picture upright', async () => {
    const sideways = await sharp(await twoColours(800, 400))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await shrink(sideways, { left: 0, top: 0, side: 400 });
    const { pixels } = answer as Exclude<typeof answer, string>;
    expect(pixels.map((pixel) => isNear(pixel, RED))).toEqual([true, true]);
  });

  it('reports a file that is not a picture as unreadable', async () => {
    expect(await shrink(Buffer.from('\x89PNG\r\n\x1a\nnothing'), null)).toBe('unreadable');
  });
});

import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** How far a channel's mean may differ from the expected colour, out of 255: edges are smoothed. */
const NEAR = 12;

interface Place {
  /** Both are measured from the left edge of the element, as shares of its width. */
  readonly from: number;
  readonly to: number;
}

/** Resolves once this part of the two-pixel strip along the middle of an element has this colour only. */
export async function isPainted(element: Locator, { from, to }: Place, colour: readonly number[]): Promise<void> {
  const page = element.page();
  const room = await element.boundingBox();
  if (room === null) throw new Error('nothing stands there');
  const { x, y, width, height } = room;
  const clip = { x: x + width * from, y: y + height / 2 - 1, width: width * (to - from), height: 2 };
  await untilSeen(page, clip, (seen) => colour.every((wanted, at) => Math.abs(wanted - (seen[at] ?? 0)) <= NEAR));
}

type Clip = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

async function untilSeen(page: Page, clip: Clip, holds: (means: readonly number[]) => boolean): Promise<void> {
  const limit = performance.now() + 10_000;
  for (;;) {
    const { channels } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .stats();
    const seen = channels.map(({ mean }) => mean);
    if (holds(seen)) return;
    if (performance.now() > limit) throw new Error(`painted ${seen.map(Math.round).join(', ')}`);
  }
}

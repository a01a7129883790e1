import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** The contrast that small text needs (WCAG 2.2, 1.4.3). */
const ENOUGH = 4.5;

/** Every picture is white, and text has no shadow; then text is transparent but still takes up its space. */
const WHITE = `
  article :is(img, video) { filter: brightness(0) invert(1) !important; }
  * { transition: none !important; animation: none !important; text-shadow: none !important; }
`;
const WITHOUT_WORDS = '* { color: transparent !important; }';

/** Those of these texts whose colour has too little contrast with the brightest colour behind them, with their contrast. */
export async function faintWords(page: Page, words: readonly Locator[]): Promise<readonly string[]> {
  await dress(page, WHITE);
  const all = (await Promise.all(words.map((each) => each.all()))).flat();
  const colours = await Promise.all(all.map((each) => each.evaluate((element) => getComputedStyle(element).color)));
  await dress(page, WITHOUT_WORDS);
  const faint: string[] = [];
  for (const [at, each] of all.entries()) {
    const brightest = await brightestOf(await page.screenshot({ clip: await each.evaluate(roomOf) }));
    const contrast = contrastOf(paintedOn(colours[at] ?? '', brightest), brightest);
    if (contrast < ENOUGH) faint.push(`${await each.innerText()}: ${contrast.toFixed(2)}`);
  }
  return faint;
}

/** The area of the letters themselves: a font leaves a little space above and below them. */
function roomOf(element: Element) {
  const letters = document.createRange();
  letters.selectNodeContents(element);
  const { x, y, width, height } = letters.getBoundingClientRect();
  return { x, y: y + 2, width, height: height - 4 };
}

/** Set by script, because the page's policy refuses styles it does not know. */
const dress = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);

type Colour = readonly [red: number, green: number, blue: number];

async function brightestOf(picture: Buffer): Promise<Colour> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  const [red = 255, green = 255, blue = 255] = channels.map(({ max }) => max);
  return [red, green, blue];
}

/** Mixes `rgb(255, 255, 255)`, or a colour with an alpha value, with the colour behind it. */
function paintedOn(colour: string, behind: Colour): Colour {
  const [red = 0, green = 0, blue = 0, share = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const mix = (paint: number, at: 0 | 1 | 2): number => paint * share + behind[at] * (1 - share);
  return [mix(red, 0), mix(green, 1), mix(blue, 2)];
}

function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function lightOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

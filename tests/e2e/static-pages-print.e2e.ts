import type { Page } from 'playwright-core';
import { withVisits } from '../support/e2e/visits';

const BLACK = 'rgb(0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';
/** An A4 sheet in CSS pixels. */
const A4 = { width: 794, height: 1123 };

/** The printed parts of the page: its background, its text colours, and the elements outside the text. */
function onPaper() {
  const isThere = (element: Element): boolean => element.getClientRects().length > 0;
  const speaks = ({ childNodes }: Element): boolean =>
    [...childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '',
    );
  const all = [...document.querySelectorAll('body *')].filter(isThere);
  return {
    grounds: [document.documentElement, document.body].map((each) => getComputedStyle(each).backgroundColor),
    inks: [...new Set(all.filter(speaks).map((each) => getComputedStyle(each).color))],
    around: all
      .filter((each) => each.matches('header, footer, nav, button, [data-player]'))
      .map(({ tagName }) => tagName),
    fixed: all.filter((each) => getComputedStyle(each).position === 'fixed').map(({ tagName }) => tagName),
    overhang: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
  };
}

describe('A printed policy', () => {
  const visits = withVisits();

  async function prints(page: Page, link: string, heading: string) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Trình phát' }).waitFor();
    await page.setViewportSize(A4);
    await page.emulateMedia({ media: 'print' });
    return page.evaluate(onPaper);
  }

  it.each([
    ['Điều khoản', 'Điều khoản sử dụng'],
    ['Quyền riêng tư', 'Bảo mật và quyền riêng tư'],
  ])(
    'behind "%s" shows only its text, black on white, also in the dark theme and with a song in the player',
    async (link, heading) => {
      const listener = await visits.arrive();
      await listener.page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await listener.opensHome();
      await listener.playsFrom('Mới phát hành', 1);
      const paper = await prints(listener.page, link, heading);
      expect(paper).toEqual({ grounds: [WHITE, WHITE], inks: [BLACK], around: [], fixed: [], overhang: 0 });
      expect((await listener.page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000);
    },
  );
});

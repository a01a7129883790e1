import type { Page } from 'playwright-core';
import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { withVisits } from '../support/e2e/visits';

const NEW = 'Mới phát hành';
const LONG = 'Thềm Nắng Cũ';
/** Seconds by which a song's position may differ after a crash. */
const TOLERANCE = 5;

/** Waits until the page has stored a position that is at least this. */
const untilKept = (page: Page, seconds: number): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const texts = ['keptPlace.0', 'keptPlace.1'].map((key) => localStorage.getItem(key) ?? '');
    return texts.some((text) => Number(/"position":([\d.]+)/.exec(text)?.[1]) >= wanted);
  }, seconds);

/** Runs before the page's own scripts: only short texts can be stored. */
function leaveLittleRoom(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function small(this: Storage, key: string, text: string): void {
    if (text.length > 1_500) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  };
}

describe('A stored queue', () => {
  const visits = withVisits();

  async function hearsList(): Promise<Listener> {
    const listener = await visits.arrive();
    await listener.opensHome();
    const title = await listener.playsFrom(NEW, 1);
    await listener.ears.hearTone(toneOf(title));
    return listener;
  }

  async function hearsLongSong(): Promise<Listener> {
    const listener = await visits.arrive();
    await listener.opensSong(LONG);
    await listener.plays(LONG);
    await listener.ears.hearTone(toneOf(LONG));
    return listener;
  }

  it('is restored after the renderer crashed, less than 5 s behind', async () => {
    const listener = await hearsLongSong();
    await untilKept(listener.page, 6);
    const before = await listener.player.position();
    const session = await listener.page.context().newCDPSession(listener.page);
    const crashed = new Promise((resolve) => listener.page.once('crash', resolve));
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    const again = await visits.openTab(listener);
    await again.opensHome();
    await again.player.showsSong(LONG);
    expect(Math.abs((await again.player.position()) - before)).toBeLessThan(TOLERANCE);
    await again.player.resumes();
    await again.ears.hearTone(toneOf(LONG));
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, 40)],
    ['nonsense', () => '\u0001{"[ \ud800ễ'],
    ['of the next version', (text: string) => text.replace('1:', '2:')],
  ])('is empty, and the product works, when all that was stored is %s', async (_, harm) => {
    const listener = await hearsList();
    await listener.player.pauses();
    await listener.reloads();
    await listener.seesButton(listener.words.play);
    const keys = ['keptQueue.0', 'keptQueue.1', 'keptPlace.0', 'keptPlace.1'];
    const texts = await Promise.all(keys.map((key) => listener.stored(key)));
    const harmed = keys.map((key, place) => [key, harm(texts[place] ?? '')] as const);
    await listener.page.evaluate((entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    }, harmed);
    await listener.reloads();
    const title = await listener.playsFrom(NEW, 2);
    await listener.ears.hearTone(toneOf(title));
    await listener.reloads();
    await listener.player.showsSong(title);
  });

  it('is stored in part when the storage has little room', async () => {
    const listener = await visits.arrive();
    await listener.page.addInitScript(leaveLittleRoom);
    await listener.opensHome();
    const title = await listener.playsFrom(NEW, 3);
    await listener.ears.hearTone(toneOf(title));
    await listener.reloads();
    await listener.player.showsSong(title);
    await listener.player.resumes();
    await listener.ears.hearTone(toneOf(title));
  });

  it('does not lose its position when a second tab only shows the song', async () => {
    const listener = await hearsLongSong();
    const second = await visits.openTab(listener);
    await second.opensHome();
    await second.player.showsSong(LONG);
    await untilKept(listener.page, 6);
    await second.page.close({ runBeforeUnload: true });
    const before = await listener.player.position();
    await listener.reloads();
    await listener.player.showsSong(LONG);
    expect(Math.abs((await listener.player.position()) - before)).toBeLessThan(TOLERANCE);
  });
});

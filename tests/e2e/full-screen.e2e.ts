import { accessFaults } from '../support/e2e/access-faults';
import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { isPainted } from '../support/e2e/painted';
import { FullScreenPage } from '../support/e2e/full-screen.page';
import { withVisits, type Arrival } from '../support/e2e/visits';

const SONG = 'Thềm Nắng Cũ';
/** The colour of the part already played (design §10). */
const WAVE = [0x7b, 0x89, 0xff];

describe('The full-screen player', () => {
  const visits = withVisits();

  async function hears(arrival: Arrival = {}): Promise<Listener> {
    const listener = await visits.arrive(arrival);
    await listener.opensSong(SONG);
    await listener.plays(SONG);
    await listener.ears.hearTone(toneOf(SONG));
    return listener;
  }

  it('opens and closes with the keyboard alone, and returns the focus', async () => {
    const listener = await hears();
    const fullScreen = new FullScreenPage(listener);
    await listener.page.getByRole('button', { name: fullScreen.words.open, exact: true }).focus();
    await listener.presses('Enter');
    await fullScreen.layer.waitFor();
    await fullScreen.settles();
    for (let stop = 0; stop < 30; stop += 1) await listener.presses('Tab');
    expect(
      await fullScreen.layer.evaluate(
        (layer) => layer.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
    await listener.presses('Escape');
    await fullScreen.layer.waitFor({ state: 'detached' });
    expect(await listener.focused()).toBe(fullScreen.words.open);
  });

  it('pauses, continues and seeks as the dock does', async () => {
    const listener = await hears();
    const fullScreen = new FullScreenPage(listener);
    await fullScreen.opens();
    await fullScreen.layer.getByRole('button', { name: listener.words.pause, exact: true }).click();
    await listener.ears.hearNothing();
    await listener.presses('k');
    await listener.ears.hearTone(toneOf(SONG));
    const seekBar = fullScreen.layer.getByRole('slider', { name: listener.words.seek, exact: true });
    await seekBar.press('Home');
    await seekBar.press('PageUp');
    await fullScreen.layer.getByText('Nắng ơi đừng vội sang thu').waitFor();
    await listener.page.waitForFunction(() => document.querySelector('dialog [aria-current]') !== null);
    expect((await listener.ears.hearSound()).position).toBeGreaterThan(29);
  });

  it('shows the played part of the song also while it is paused', async () => {
    const listener = await hears();
    const fullScreen = new FullScreenPage(listener);
    await fullScreen.opens();
    await fullScreen.layer.getByRole('button', { name: listener.words.pause, exact: true }).click();
    await listener.ears.hearNothing();
    const seekBar = fullScreen.layer.getByRole('slider', { name: listener.words.seek, exact: true });
    await seekBar.press('PageUp');
    await isPainted(seekBar, { from: 0.05, to: 0.2 }, WAVE);
  });

  it('shows only the cover, and leads to the album of the song', async () => {
    const listener = await hears();
    const fullScreen = new FullScreenPage(listener);
    await fullScreen.opens();
    await fullScreen.shows('cover');
    await fullScreen.layer.getByText('Guốc mòn ai để bên hiên').waitFor({ state: 'detached' });
    await fullScreen.layer.getByRole('link', { name: 'Hiên Nhà Số Bảy', exact: true }).click();
    await listener.seesHeading('Hiên Nhà Số Bảy');
    await fullScreen.layer.waitFor({ state: 'detached' });
    await listener.ears.hearTone(toneOf(SONG));
  });

  it('fills the screen where the browser allows this, and closes together with the browser’s full screen', async () => {
    const listener = await hears();
    const fullScreen = new FullScreenPage(listener);
    await fullScreen.opens();
    await fullScreen.fillsScreenAndCloses();
  });

  it.each([
    ['light', 'vi', { width: 1440, height: 900 }],
    ['dark', 'en', { width: 1440, height: 900 }],
    ['light', 'en', { width: 1024, height: 640 }],
    ['dark', 'vi', { width: 844, height: 390 }],
  ] as const)('has no serious accessibility fault: %s, %s, %j', async (theme, language, viewport) => {
    const listener = await visits.arrive({ browserLanguage: language, speaks: language, viewport });
    await listener.page.addInitScript((look) => localStorage.setItem('theme', look), theme);
    await listener.opensSong(SONG);
    await listener.plays(SONG);
    await listener.ears.hearTone(toneOf(SONG));
    const fullScreen = new FullScreenPage(listener, language);
    await fullScreen.opens();
    const lyrics = await accessFaults(listener.page);
    await fullScreen.shows('cover');
    expect([...lyrics, ...(await accessFaults(listener.page))]).toEqual([]);
    expect(await listener.sidewaysOverflow()).toBe(0);
  });
});

describe('The whole player of a phone', () => {
  const visits = withVisits();

  async function unfolds(viewport?: { width: number; height: number }): Promise<Listener> {
    const listener = await visits.arrive({ isPhone: true, viewport });
    await listener.opensSong(SONG);
    await listener.plays(SONG);
    await listener.ears.hearTone(toneOf(SONG));
    await listener.player.unfolds();
    return listener;
  }

  it('opens the lyrics, and closes the lyrics before itself', async () => {
    const listener = await unfolds();
    await listener.pressesButton('Mở rộng lời bài hát');
    const words = listener.page.getByRole('group', { name: listener.words.lyrics, exact: true });
    await words.getByRole('button', { name: 'Mẹ gọi tên tôi rất khẽ', exact: true }).click();
    await listener.page.waitForFunction(
      () => document.querySelector('dialog [aria-current]')?.textContent === 'Mẹ gọi tên tôi rất khẽ',
    );
    expect(await accessFaults(listener.page)).toEqual([]);
    await listener.presses('Escape');
    await listener.seesButton('Mở rộng lời bài hát');
    await listener.presses('Escape');
    await listener.seesButton(listener.words.openPlayer);
  });

  it('has lyrics that are pulled up by a finger, and down again', async () => {
    const listener = await unfolds();
    const draw = async (fromY: number, toY: number): Promise<void> => {
      await listener.page.mouse.move(200, fromY);
      await listener.page.mouse.down();
      await listener.page.mouse.move(200, (fromY + toY) / 2, { steps: 4 });
      await listener.page.mouse.move(200, toY, { steps: 4 });
      await listener.page.mouse.up();
    };
    await listener.seesButton('Mở rộng lời bài hát');
    await draw(800, 400);
    const words = listener.page.getByRole('group', { name: listener.words.lyrics, exact: true });
    await words.waitFor();
    await listener.page.waitForFunction(
      () => document.querySelector('[data-open="true"]')?.getBoundingClientRect().top === 0,
    );
    await draw(40, 400);
    await words.waitFor({ state: 'detached' });
  });

  it.each([
    ['upright', { width: 390, height: 844 }],
    ['small', { width: 320, height: 568 }],
    ['on its side', { width: 667, height: 375 }],
  ])('fits the screen: %s', async (_, viewport) => {
    const listener = await unfolds(viewport);
    const sheet = listener.page.getByRole('dialog');
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await sheet.getByRole('button', { name: listener.words.pause, exact: true }).click();
    await listener.ears.hearNothing();
    expect(await accessFaults(listener.page)).toEqual([]);
  });
});

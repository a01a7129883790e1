import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { FullScreenPage } from '../support/e2e/full-screen.page';
import { withVisits } from '../support/e2e/visits';

const SONG = 'Thềm Nắng Cũ';
const SMALL_PLAYER = 'Cửa sổ nhỏ';

describe('While a song plays, every browser', () => {
  const visits = withVisits();

  async function hears(): Promise<Listener> {
    const listener = await visits.arrive();
    await listener.opensSong(SONG);
    await listener.plays(SONG);
    await listener.ears.hearTone(toneOf(SONG));
    return listener;
  }

  it('shows the song and its playback state to the media keys and the lock screen', async () => {
    const { page, player } = await hears();
    await page.waitForFunction((title) => navigator.mediaSession.metadata?.title === title, SONG);
    await page.waitForFunction(() => navigator.mediaSession.playbackState === 'playing');
    await player.pauses();
    await page.waitForFunction(() => navigator.mediaSession.playbackState === 'paused');
  });

  it('fills the screen with the full-screen player, and restores the page afterwards', async () => {
    const listener = await hears();
    const fullScreen = new FullScreenPage(listener);
    await fullScreen.opens();
    await fullScreen.fillsScreenAndCloses();
    await listener.ears.hearTone(toneOf(SONG));
  });

  it('offers a small player window where the browser supports it, and otherwise no button for it', async () => {
    const { page } = await hears();
    await page.getByRole('button', { name: 'Toàn màn hình', exact: true }).waitFor();
    const isAble = await page.evaluate(() => 'documentPictureInPicture' in globalThis);
    expect(await page.getByRole('button', { name: SMALL_PLAYER, exact: true }).count()).toBe(Number(isAble));
  });
});

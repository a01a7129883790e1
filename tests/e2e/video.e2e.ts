import { accessFaults } from '../support/e2e/access-faults';
import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { FullScreenPage } from '../support/e2e/full-screen.page';
import { readSteps, watchSteps } from '../support/e2e/step-watch';
import { HEARD_SONG, SEEN_SONG, withVideoProduct } from '../support/e2e/video-product';
import { withVisits, type Arrival } from '../support/e2e/visits';
import { VIDEO_TONE_HZ } from '../support/fixtures/make-music-video';

/** The largest difference between the positions before and after, in seconds. */
const SAME_PLACE = 0.3;
/** The longest pause of the sound during the switch; a busy machine has gaps in it. */
const LONGEST_STAND = 1;

describe('One song as sound and as picture', () => {
  const visits = withVisits();
  const openAlbum = withVideoProduct(visits);

  async function hears(arrival: Arrival = {}): Promise<Listener> {
    const listener = await openAlbum(arrival);
    await listener.plays(SEEN_SONG);
    await listener.ears.hearTone(toneOf(SEEN_SONG));
    return listener;
  }

  const button = (listener: Listener, name: string | RegExp) =>
    listener.page.getByRole('button', { name, exact: true }).locator('visible=true');

  /** The size of the moving picture on the page. */
  const seesPicture = (listener: Listener) =>
    listener.page.waitForFunction(() =>
      [...document.querySelectorAll('dialog video')].some(
        (video) => (video as HTMLVideoElement).videoWidth > 0 && video.getBoundingClientRect().width > 200,
      ),
    );

  it('switches to the picture and back at the same position, never silent, never twice, with the queue unchanged', async () => {
    const listener = await hears();
    const fullScreen = new FullScreenPage(listener);
    await watchSteps(listener.page);
    await button(listener, 'Video').click();
    await fullScreen.layer.waitFor();
    await seesPicture(listener);
    await fullScreen.layer.getByRole('img', { name: `Video của bài ${SEEN_SONG}`, exact: true }).waitFor();
    await listener.page.waitForFunction(
      () => document.querySelector('dialog [role="img"][aria-busy="false"]') !== null,
    );
    await listener.ears.hearTone(VIDEO_TONE_HZ);
    await listener.presses('v');
    await listener.ears.hearTone(toneOf(SEEN_SONG));
    const { fewest, most, jump, stand } = await readSteps(listener.page);
    expect([fewest, most]).toEqual([1, 1]);
    expect(jump).toBeLessThanOrEqual(SAME_PLACE);
    expect(stand).toBeLessThanOrEqual(LONGEST_STAND);
    await fullScreen.layer.getByText(HEARD_SONG, { exact: true }).waitFor();
  });

  it('stays paused when it switches, and falls back to sound for a song without a picture', async () => {
    const listener = await hears({ browserLanguage: 'en-GB', speaks: 'en' });
    const fullScreen = new FullScreenPage(listener, 'en');
    await listener.player.pauses();
    await listener.ears.hearNothing();
    const before = await listener.player.position();
    await button(listener, 'Video').click();
    await seesPicture(listener);
    await listener.page.waitForFunction(
      () => document.querySelector('dialog [role="img"][aria-busy="false"]') !== null,
    );
    expect((await listener.ears.listen()).soundingCount).toBe(0);
    expect(await accessFaults(listener.page)).toEqual([]);
    await fullScreen.layer.getByRole('button', { name: listener.words.play, exact: true }).click();
    await listener.ears.hearTone(VIDEO_TONE_HZ);
    await listener.presses('Escape');
    expect(await listener.player.position()).toBeGreaterThanOrEqual(before - SAME_PLACE);
    await listener.player.skips();
    await listener.ears.hearTone(toneOf(HEARD_SONG));
    expect(await button(listener, 'Video').isDisabled()).toBe(true);
  });

  it('plays the chosen quality at once, and also after a reload', async () => {
    const listener = await hears();
    await button(listener, /^Chất lượng: Tự động · \d+ kbps$/).click();
    const menu = listener.page.getByRole('dialog', { name: 'Chất lượng', exact: true });
    await watchSteps(listener.page);
    const asked = listener.page.waitForRequest(/\/128\/\d+\.m4s/);
    await menu.getByRole('radio', { name: '128 kbps', exact: true }).check();
    await asked;
    expect(await accessFaults(listener.page)).toEqual([]);
    await listener.presses('Escape');
    await button(listener, 'Chất lượng: 128 kbps').waitFor();
    await listener.ears.hearTone(toneOf(SEEN_SONG));
    expect(await readSteps(listener.page)).toMatchObject({ fewest: 1, most: 1 });
    await listener.reloads();
    await button(listener, 'Chất lượng: 128 kbps').waitFor();
    await listener.player.resumes();
    await listener.ears.hearTone(toneOf(SEEN_SONG));
    await button(listener, 'Chất lượng: 128 kbps').click();
    await menu.getByRole('switch', { name: 'Tiết kiệm dữ liệu', exact: true }).check();
    await menu.getByRole('radio', { name: '64 kbps', exact: true, checked: true }).waitFor();
  });

  it('opens with its picture from its page, before any other press', async () => {
    const listener = await openAlbum();
    await listener.opensSong(SEEN_SONG);
    await listener.pressesButton('Xem MV');
    await new FullScreenPage(listener).layer.waitFor();
    await seesPicture(listener);
    await listener.page.waitForFunction(() => {
      const video = document.querySelector<HTMLVideoElement>('dialog video');
      return video !== null && !video.paused && video.currentTime > 1;
    });
    await listener.ears.hearTone(VIDEO_TONE_HZ);
  });

  it('has its picture again after a reload, and continues once it is played', async () => {
    const listener = await hears();
    const { layer } = new FullScreenPage(listener);
    await button(listener, 'Video').click();
    await seesPicture(listener);
    await listener.ears.hearTone(VIDEO_TONE_HZ);
    await listener.reloads();
    await layer.getByRole('img', { name: `Video của bài ${SEEN_SONG}`, exact: true }).waitFor();
    await layer.getByRole('button', { name: 'Phát', exact: true }).click();
    await seesPicture(listener);
    await listener.ears.hearTone(VIDEO_TONE_HZ);
  });

  it('plays as sound or as picture on a phone', async () => {
    const listener = await hears({ isPhone: true });
    const whole = await listener.player.unfolds();
    const sheet = listener.page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Video', exact: true }).tap();
    await seesPicture(listener);
    await listener.ears.hearTone(VIDEO_TONE_HZ);
    expect(await accessFaults(listener.page)).toEqual([]);
    // Enough of the song is left for the following steps.
    await whole.movesSeekBarWith('Home');
    await sheet.getByRole('button', { name: 'Bài hát', exact: true }).tap();
    await listener.ears.hearTone(toneOf(SEEN_SONG));
    await sheet.getByRole('button', { name: 'Video', exact: true }).tap();
    await seesPicture(listener);
    await listener.ears.hearTone(VIDEO_TONE_HZ);
    await sheet.getByRole('button', { name: listener.words.collapsePlayer, exact: true }).tap();
    await listener.ears.hearTone(toneOf(SEEN_SONG));
  });
});

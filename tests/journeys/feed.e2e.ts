import { withShortProduct, type Viewer } from '../support/e2e/short-visits';
import { withVisits } from '../support/e2e/visits';

const DOWN = ['ArrowDown', 'j', 'PageDown', 'J'] as const;
const UP = ['ArrowUp', 'k', 'PageUp', 'K'] as const;
/** The tone of each clip. */
const CLIP_HZ = 330;
const MUTE = 'Tắt tiếng';

describe('Short videos', () => {
  const visits = withVisits();
  const shorts = withShortProduct(visits);

  async function enters(): Promise<Viewer> {
    const viewer = await shorts.arrive();
    await viewer.feed.opens();
    await viewer.feed.moves();
    return viewer;
  }

  it('move forward with each forward key, none twice, and back with each back key', async () => {
    const { feed } = await enters();
    const seen = [await feed.words()];
    for (const [step, key] of DOWN.entries()) {
      await feed.presses(key);
      await feed.isAt(step + 2);
      await feed.moves();
      seen.push(await feed.words());
    }
    expect(new Set(seen).size).toBe(1 + DOWN.length);
    for (const [step, key] of UP.entries()) {
      await feed.presses(key);
      await feed.isAt(DOWN.length - step);
      expect(await feed.words()).toBe(seen[DOWN.length - 1 - step]);
    }
    await feed.moves();
  });

  it('are paused, resumed, unmuted and shown on the whole screen by keys', async () => {
    const { listener, feed } = await enters();
    await feed.presses('Space');
    await feed.stands();
    await feed.presses('Space');
    await feed.moves();
    await feed.presses('m');
    await feed.seesPressed(MUTE, false);
    await feed.presses('M');
    await feed.seesPressed(MUTE, true);
    await feed.presses('m');
    await feed.seesPressed(MUTE, false);
    await feed.presses('f');
    await listener.page.waitForFunction(() => document.querySelector(':fullscreen [role="feed"]') !== null);
    await feed.presses('ArrowDown');
    await feed.isAt(2);
    await feed.presses('f');
    await listener.page.waitForFunction(() => document.fullscreenElement === null);
    await feed.isAt(2);
    await feed.moves();
    await listener.ears.hearTone(CLIP_HZ);
  });

  it('are liked and saved by keys, and a key opens and closes their comments', async () => {
    const { feed } = await shorts.arriveAs(await shorts.join());
    await feed.opens();
    await feed.presses('l');
    await feed.seesPressed('Thích', true);
    await feed.presses('s');
    await feed.seesPressed('Lưu', true);
    await feed.presses('l');
    await feed.seesPressed('Thích', false);
    const comments = feed.page.getByRole('complementary', { name: 'Bình luận', exact: true });
    await feed.presses('c');
    await comments.waitFor();
    await feed.presses('c');
    await comments.waitFor({ state: 'detached' });
    await feed.presses('c');
    await feed.page.getByLabel('Bình luận của bạn', { exact: true }).fill('ljsmc k');
    await feed.isAt(1);
    await feed.seesPressed('Lưu', true);
    await feed.presses('Escape');
    await comments.waitFor({ state: 'detached' });
  });

  it('follow the wheel, and have sound from one tap on, the next clip too', async () => {
    const { listener, feed } = await enters();
    await feed.button(MUTE).click();
    await feed.seesPressed(MUTE, false);
    await feed.swipes();
    await feed.isAt(2);
    await feed.moves();
    await listener.ears.hearTone(CLIP_HZ);
    await feed.swipes(-1);
    await feed.isAt(1);
    await feed.moves();
    expect(await feed.picture()).toMatchObject({ isMuted: false, isMoving: true });
  });
});

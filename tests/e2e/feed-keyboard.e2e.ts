import { CLIPS, USED_SONG } from '../support/e2e/short-product';
import { withShortProduct, type Viewer } from '../support/e2e/short-visits';
import { withVisits } from '../support/e2e/visits';

const DOWN = ['ArrowDown', 'j', 'PageDown', 'J'] as const;
const UP = ['ArrowUp', 'k', 'PageUp', 'K'] as const;
const KEYBOARD_RUN = 20;
const MUTE = 'Tắt tiếng';

describe('Short videos with the keyboard alone', () => {
  const visits = withVisits();
  const shorts = withShortProduct(visits);

  async function enters(path?: string): Promise<Viewer> {
    const viewer = await shorts.arrive();
    await viewer.feed.opens(path);
    await viewer.feed.moves();
    return viewer;
  }

  it('go through twenty clips one by one, none twice, and back', async () => {
    const { feed } = await enters();
    const seen = [await feed.words()];
    for (let place = 2; place <= KEYBOARD_RUN; place += 1) {
      await feed.presses(DOWN[place % DOWN.length] ?? '');
      await feed.isAt(place);
      await feed.moves();
      seen.push(await feed.words());
    }
    expect(new Set(seen).size).toBe(KEYBOARD_RUN);
    for (const [step, key] of UP.entries()) {
      await feed.presses(key);
      await feed.isAt(KEYBOARD_RUN - 1 - step);
      expect(await feed.words()).toBe(seen[KEYBOARD_RUN - 2 - step]);
    }
    await feed.presses('Home');
    await feed.isAt(1);
    await feed.moves();
    expect(await feed.words()).toBe(seen[0]);
  });

  it('offer to restore a removed clip in the browser’s full screen too', async () => {
    const { listener, feed } = await enters();
    const first = await feed.words();
    await feed.presses('f');
    await listener.page.waitForFunction(() => document.querySelector(':fullscreen [role="feed"]') !== null);
    await feed.button('Lựa chọn khác').click();
    await listener.pressesButton('Không quan tâm');
    await listener.page.getByText(first, { exact: true }).waitFor({ state: 'detached' });
    await listener.page.locator(':fullscreen').getByRole('button', { name: 'Hoàn tác', exact: true }).click();
    await listener.page.getByText(first, { exact: true }).waitFor();
  });

  it('ignore their keys while the list of all keys is open', async () => {
    const { listener, feed } = await enters();
    await feed.presses('?');
    const list = listener.page.getByRole('dialog', { name: 'Phím tắt', exact: true });
    await list.waitFor();
    await feed.presses('j');
    await feed.presses('m');
    await feed.presses('Escape');
    await list.waitFor({ state: 'detached' });
    await feed.isAt(1);
    await feed.seesPressed(MUTE, true);
    await feed.presses('j');
    await feed.isAt(2);
  });

  it('have their controls in visual order, and the next clip after the controls', async () => {
    const [linked] = await shorts.clipsOf(USED_SONG.artist);
    const { listener, feed } = await enters(`/short-video/${linked?.id ?? ''}`);
    await feed.button('Lưu').waitFor();
    await feed.clip.focus();
    const order: string[] = [];
    for (let stop = 0; stop < 14; stop += 1) {
      await feed.presses('Tab');
      order.push(await listener.focused());
    }
    expect(order).toEqual([
      'Tạm dừng video',
      MUTE,
      'Phụ đề',
      'Toàn màn hình',
      USED_SONG.artist,
      expect.stringContaining(USED_SONG.title),
      'Vị trí trong video',
      `Theo dõi ${USED_SONG.artist}`,
      'Thích',
      'Bình luận',
      'Chia sẻ',
      'Lưu',
      'Lựa chọn khác',
      `Nghe tiếp từ ${USED_SONG.spoken}`,
    ]);
    await feed.presses('Tab');
    await feed.isAt(2);
    await feed.moves();
    expect(await listener.focused()).toMatch(/^Video của /);
    await feed.presses('Shift+Tab');
    await feed.isAt(1);
  });

  it('hold the focus at the clip that is shown', async () => {
    const { listener, feed } = await enters();
    await feed.button('Lưu').focus();
    await feed.presses('ArrowDown');
    await feed.isAt(2);
    await feed.article(2).and(listener.page.locator(':focus')).waitFor();
    await feed.button('Bình luận').focus();
    await feed.presses('Enter');
    await feed.page.getByRole('complementary', { name: 'Bình luận' }).and(feed.page.locator(':focus')).waitFor();
    await feed.presses('Escape');
    expect(await listener.focused()).toBe('Bình luận');
  });

  it('are a feed of articles that state their position and their total number', async () => {
    const { listener, feed } = await enters();
    expect(await feed.feed.getAttribute('aria-label')).toBe('Các video ngắn');
    const said = () =>
      feed.feed
        .getByRole('article', { name: /^Video của / })
        .evaluateAll((found) => found.map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} ${ariaSetSize}`));
    expect(await said()).toEqual(Array.from({ length: 6 }, (_, at) => `${at + 1} -1`));
    for (let place = 2; place <= CLIPS; place += 1) {
      await feed.presses('ArrowDown');
      await feed.isAt(place);
    }
    await listener.page
      .getByRole('feed', { name: 'Các video ngắn' })
      .and(feed.page.locator('[aria-busy="false"]'))
      .waitFor();
    await feed.article(CLIPS - 6).waitFor({ state: 'detached' });
    expect(await said()).toEqual(Array.from({ length: 6 }, (_, at) => `${CLIPS - 5 + at} ${CLIPS}`));
    await feed.presses('ArrowDown');
    await feed.isAt(CLIPS);
    await feed.moves();
  });
});
